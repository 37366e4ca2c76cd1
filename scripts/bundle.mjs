// The programs as they run: few files, read quickly, with the validation library inside; other packages stay where npm puts them.
import { chmodSync, cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = `${root}dist/`

/** How JavaScript is written for a machine that people look into. */
export const SHORT_BUT_READABLE = {
  charset: 'utf8',
  // Names stay, for whoever reads a stack; the validation library keeps its licence at the end of the file.
  minifyWhitespace: true,
  minifySyntax: true,
  // An error nobody caught prints the line it came from.
  lineLimit: 200,
  legalComments: 'eof',
  // The compiler's own settings are those of the check, not of the output.
  tsconfigRaw: '{}',
}

/** Everything that is started: by a person, by the command line, as a thread. */
const PROGRAMS = [
  'service/main',
  'service/doors/cli/index',
  'service/doors/cli/batch/worker',
  'service/refresh/refresh-command',
  'service/refresh/bonds-command',
  'register/command',
  'register/update-command',
  'register/worker',
]

/** Written over what is there and not in its place: a service already running may still want a part it has not read. */
export async function bundle() {
  await build({
    absWorkingDir: root,
    entryPoints: PROGRAMS.map((name) => `${name}.ts`),
    outbase: '.',
    outdir: dist,
    chunkNames: 'parts/[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    ...SHORT_BUT_READABLE,
    plugins: [packagesApart],
  })
  // The pages' style and scripts, as they were generated.
  cpSync(`${root}service/doors/web/assets`, `${dist}service/doors/web/assets`, { recursive: true })
  chmodSync(`${dist}service/doors/cli/index.js`, 0o755) // so that `npx .` runs it in a clone
}

const packagesApart = {
  name: 'packages-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path === 'zod' || path.startsWith('zod/') ? undefined : { path, external: true },
    )
  },
}
