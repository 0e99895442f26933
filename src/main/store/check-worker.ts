/** The thread in which a database is looked at while the app goes on; its file is what it is started with. */
import { parentPort, workerData } from 'node:worker_threads'
import { checkFile } from './check'

parentPort?.postMessage(checkFile(String(workerData)))
