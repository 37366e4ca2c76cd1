/** Minimal types for a package that ships none. */
declare module 'saxen' {
  export class Parser {
    on(event: 'openTag', handler: (name: string, attributes: () => Readonly<Record<string, string>>) => void): this
    on(event: 'closeTag', handler: (name: string) => void): this
    on(event: 'text', handler: (text: string, decode: (text: string) => string) => void): this
    on(event: 'cdata', handler: (text: string) => void): this
    on(event: 'error' | 'warn', handler: (error: Error) => void): this
    on(event: 'attention', handler: (text: string) => void): this
    parse(xml: string): void
  }
}
