import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { followSystem } from './appearance'
import './design/index.css'
import { i18n } from './i18n'
import { router } from './router'

followSystem()
createApp(App).use(createPinia()).use(i18n).use(router).mount('#app')
