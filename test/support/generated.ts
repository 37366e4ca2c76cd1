import { generate } from '../../scripts/generate.mjs'

export default generate
