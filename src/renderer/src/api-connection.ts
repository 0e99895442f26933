/** What every way to the main process offers. */
import type { AppEventName, AppEvents, CallFunction } from '@shared/api'

export type Connection = 'open' | 'lost'

export interface ApiClient {
  /**
   * Calls the API. Never rejects: a call that cannot be delivered, or whose answer was lost with the connection,
   * answers the error `disconnected`.
   */
  readonly call: CallFunction
  /** Calls `listener` for each such event until the answer is called. */
  on<Name extends AppEventName>(event: Name, listener: (data: AppEvents[Name]) => void): () => void
  /** Whether the main process can be reached. `open` until the first loss. */
  readonly connection: Connection
  /**
   * Calls `listener` at each change of `connection` until the answer is called. Events sent while it was
   * lost are gone: at `open`, fetch again what is shown.
   */
  onConnection(listener: (connection: Connection) => void): () => void
}
