import { createHash } from 'node:crypto'

export const checksum = (text: string): string => createHash('sha256').update(text).digest('hex')
