export const SOURCES: readonly string[]
export function stampOf(root: URL): string
export function isBuilt(root: URL, stamp?: string): boolean
export function noteStamp(root: URL, stamp: string): void
