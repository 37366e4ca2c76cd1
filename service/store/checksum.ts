import { createHash } from 'node:crypto'

/** SHA-256 of a text in UTF-8, in hexadecimal. */
export const checksum = (text: string): string => createHash('sha256').update(text).digest('hex')
