/** One small sheet for every page, light and dark. */
export const STYLE = `
:root { --ink: #14231c; --soft: #51655b; --paper: #fbfaf5; --card: #fff; --line: #dfe3d8; --green: #0b6b3e; --gold: #b07d11 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8eee9; --soft: #a3b3aa; --paper: #101613; --card: #18201c; --line: #2c3832; --green: #6fcf97; --gold: #e3b341 }
}
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 68rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif }
h1 { margin: 0; font-size: 2.4rem; letter-spacing: -.03em }
h1 span { color: var(--gold) }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.3rem; border-bottom: 1px solid var(--line); padding-bottom: .3rem }
h3 { margin: 1.75rem 0 .25rem; font-size: 1.05rem }
p { max-width: 46rem }
a { color: var(--green) }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--gold); outline-offset: 2px }
.lead { font-size: 1.15rem; color: var(--soft) }
.grid { display: grid; gap: .9rem; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); padding: 0; list-style: none }
.grid li { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: .9rem 1rem }
.grid strong { display: block }
.grid p { margin: .2rem 0 .5rem; color: var(--soft); font-size: .93rem }
code, pre { font: .88rem/1.5 ui-monospace, SFMono-Regular, Menlo, monospace }
pre { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .8rem 1rem }
.method { display: inline-block; min-width: 3.2rem; font-weight: 700; color: var(--green) }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: .92rem }
th, td { text-align: left; vertical-align: top; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid var(--line) }
th { color: var(--soft); font-weight: 600 }
summary { cursor: pointer; color: var(--green) }
nav ul { columns: 3 14rem; padding-left: 1.1rem }
footer { margin-top: 3rem; color: var(--soft); font-size: .92rem }
`.trim()

export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#b07d11"/><text x="16" y="22" font-family="sans-serif" font-size="17" font-weight="700" text-anchor="middle" fill="#fff">¢</text></svg>`
