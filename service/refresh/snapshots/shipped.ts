import { readFileSync } from 'node:fs'
import { shippedSnapshot } from '../../../engine/indicators/shipped.ts'

export const readShipped = (folder: URL) => shippedSnapshot((file) => readFileSync(new URL(file, folder), 'utf8'))
