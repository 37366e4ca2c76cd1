// Compiles every script of the folders named, without running any: `node --experimental-vm-modules build/check-scripts.mjs dist engine/dist`.
// A bundle that no test loads can hold an early error, such as one name declared by a banner and by a package.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import vm from 'node:vm'

const ENDINGS = ['.js', '.cjs', '.mjs']

/** Pages load these as modules, whatever the `type` of the package says. */
const FOR_BROWSERS = /[\\/]service[\\/]web[\\/]/

/** @param {string} folder @returns {string[]} one line for each script that does not compile */
export function brokenScripts(folder) {
  return scriptsIn(folder).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    try {
      compile(text, file)
      return []
    } catch (error) {
      return [`${relative(folder, file)}: ${error}`]
    }
  })
}

/** @param {string} text @param {string} file */
export function compile(text, file) {
  if (isModule(file)) new vm.SourceTextModule(text, { identifier: file })
  else vm.compileFunction(text.replace(/^#!.*/, ''), ['exports', 'require', 'module', '__filename', '__dirname'], { filename: file })
}

/** @param {string} folder @returns {string[]} */
export const scriptsIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ENDINGS.includes(extname(name)))
    .map((name) => join(folder, name))
    .sort()

/** @param {string} file */
function isModule(file) {
  if (extname(file) !== '.js') return extname(file) === '.mjs'
  return FOR_BROWSERS.test(file) || typeOf(dirname(file)) === 'module'
}

/** @type {Map<string, string | undefined>} */
const types = new Map()

/** The `type` of the nearest package.json. @param {string} folder @returns {string | undefined} */
function typeOf(folder) {
  if (!types.has(folder)) {
    const manifest = join(folder, 'package.json')
    const above = dirname(folder)
    types.set(folder, existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).type : above === folder ? undefined : typeOf(above))
  }
  return types.get(folder)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folders = process.argv.slice(2).map((folder) => resolve(folder))
  const broken = folders.flatMap(brokenScripts)
  for (const line of broken) console.error(`does not compile: ${line}`)
  console.log(`${folders.flatMap(scriptsIn).length} scripts compiled`)
  process.exitCode = broken.length > 0 ? 1 : 0
}
