export function findChromium(environment?: Record<string, string | undefined>): string | null
export function findOrInstallChromium(): string
