/** Preloaded by threads of `npm run dev`: threads do not inherit the process's TypeScript loader. */
import { register } from 'tsx/esm/api'

register()
