import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** Copied folders: changed or tested; the rest of the tree is linked. */
const COPIED = new Set([
  'engine',
  'service',
  'register',
  'test',
  'scripts',
  'build',
  'bench',
  'package.json',
  'vitest.config.ts',
  'law.lock',
])

/** Copies the tree to the temporary folder, for tools that change sources and run tests on them. */
export function copyOf(root: string): string {
  const tree = mkdtempSync(join(tmpdir(), 'centavo-copy-'))
  const isCopied = (path: string): boolean => basename(path) !== 'dist' && basename(path) !== 'node_modules'
  for (const name of readdirSync(root)) {
    if (COPIED.has(name)) cpSync(join(root, name), join(tree, name), { recursive: true, filter: isCopied })
    // Builds in the copy must not write to the real tree.
    else if (name !== '.git' && name !== 'dist') symlinkSync(join(root, name), join(tree, name))
  }
  return tree
}
