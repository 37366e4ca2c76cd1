import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { brokenScripts } from './check-scripts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'centavo-scripts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('names a script that does not compile, in a folder inside, and no other', () => {
  mkdirSync(join(folder, 'inside'))
  writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}')
  writeFileSync(
    join(folder, 'right.cjs'),
    '#!/usr/bin/env node\nconst { warn } = console\nmodule.exports = warn\nif (require.main) return\n',
  )
  // A banner that takes a name of the package: the fault the check is for.
  writeFileSync(join(folder, 'inside/reader.js'), 'const { warn } = console\nfunction warn(message) {}\n')
  expect(brokenScripts(folder)).toEqual(["inside/reader.js: SyntaxError: Identifier 'warn' has already been declared"])
})
