/**
 * Writes sbom.cdx.json, the runtime dependencies of service and library in CycloneDX 1.6, from package-lock.json: `npm run notice`. A test
 * compares the file.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = new URL('../../', import.meta.url)
const FILE = new URL('sbom.cdx.json', ROOT)

interface Locked {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly link?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
}

type Packages = Readonly<Record<string, Locked>>

/** Package name from its path: `node_modules/a/node_modules/@b/c` is `@b/c`. */
const nameOf = (path: string): string => path.split('node_modules/').at(-1)!

const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** SPDX licence: an id or an expression. */
const licenceOf = (licence: string) => (/[ ()]/.test(licence) ? { expression: licence } : { license: { id: licence } })

/** npm encodes the digest in base64, CycloneDX in hexadecimal. */
function hashOf(integrity: string): { readonly alg: string; readonly content: string } {
  const [algorithm = '', digest = ''] = integrity.split(' ')[0]!.split('-')
  return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }
}

/** Node resolution of a package from a path: nested first, then parent folders. */
function found(packages: Packages, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`
    if (packages[path]) return path
    if (!at.includes('node_modules/')) return packages[`node_modules/${name}`] ? `node_modules/${name}` : undefined
  }
}

export function sbomText(): string {
  const { packages, version }: { packages: Packages; version: string } = JSON.parse(
    readFileSync(new URL('package-lock.json', ROOT), 'utf8'),
  )
  const used = Object.entries(packages).filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
  const reference = (path: string): string =>
    `${purlOf(nameOf(path), packages[path]!.version!)}${path.split('node_modules/').length > 2 ? `#${path}` : ''}`
  const dependsOn = (path: string): string[] =>
    Object.keys(packages[path]!.dependencies ?? {})
      .flatMap((name) => found(packages, path, name) ?? [])
      .filter((each) => !packages[each]!.link)
      .map(reference)
      .sort()
  const own = { type: 'application', name: 'centavo', version, 'bom-ref': `centavo@${version}`, licenses: [{ license: { id: 'MIT' } }] }
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: own },
    components: used.map(([path, { version: of = '', license, integrity }]) => ({
      type: 'library',
      name: nameOf(path),
      version: of,
      'bom-ref': reference(path),
      purl: purlOf(nameOf(path), of),
      ...(license && { licenses: [licenceOf(license)] }),
      ...(integrity && { hashes: [hashOf(integrity)] }),
    })),
    dependencies: [
      { ref: own['bom-ref'], dependsOn: [...new Set(['engine', 'service', 'register'].flatMap(dependsOn))].sort() },
      ...used.map(([path]) => ({ ref: reference(path), dependsOn: dependsOn(path) })),
    ],
  }
  return `${JSON.stringify(bom, null, 2)}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, sbomText())
