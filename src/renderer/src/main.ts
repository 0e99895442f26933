// It comes first, for it takes what is not the router's out of the address.
import './api-client'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { followSystem } from './appearance'
import './design/index.css'
import { i18n } from './i18n'
import { router } from './router'

followSystem()
createApp(App).use(createPinia()).use(i18n).use(router).mount('#app')
