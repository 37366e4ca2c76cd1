/** Read first by a thread of `npm run dev`: what reads TypeScript is of the process, and no thread inherits it. */
import { register } from 'tsx/esm/api'

register()
