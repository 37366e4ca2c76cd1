export function generate(): void
