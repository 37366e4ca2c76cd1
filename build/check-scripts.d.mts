export function brokenScripts(folder: string): string[]
export function scriptsIn(folder: string): string[]
export function compile(text: string, file: string): void
