export const HEAD: string
export function keep(file: URL, text: string): void
export function writeRegistry(engine?: URL): void
