/** Generates NOTICE, for the repository and the package, from the data's metadata: `npx tsx tools/release/notice.ts`. A test compares the files. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type Source,
  shippedCatalogues,
  shippedMarket,
  shippedSeries,
  shippedStatistics,
} from '../../engine/catalogue/sources/shipped-sources.ts'
import { seriesTitle } from '../../engine/catalogue/sources/sources.ts'
import { inLanguage, translate } from '../../engine/core/text/language.ts'
import { english } from '../../engine/english/english.ts'

const FILE = new URL('../../NOTICE', import.meta.url)
const OF_PACKAGE = new URL('../../engine/NOTICE', import.meta.url)

/** Bundled libraries: their licenses require the license text. */
const BUNDLED = ['zod', 'saxen'] as const

/** Third-party content of the package, in English for its users. */
export function packageNotice(): string {
  const sources = inLanguage(english, () =>
    [...shippedSeries(seriesTitle), ...shippedStatistics(), ...shippedCatalogues(), ...shippedMarket()].map(
      ({ id, title, origin, licence }) => `${id}: ${translate(title)}\n  ${translate(origin)}\n  ${translate(licence)}\n`,
    ),
  )
  const licenses = BUNDLED.map((name) => {
    const { version } = JSON.parse(read(`../../node_modules/${name}/package.json`)) as { version: string }
    return `${name} ${version}\n\n${read(`../../node_modules/${name}/LICENSE`).trim()}\n`
  })
  return `Centavo is under the MIT license (LICENSE). What comes with it and is of others:

Data
----
Tables of the law are of official acts, which have no copyright (Lei nº 9.610/1998, art. 8º, IV); each answer cites its acts.

${sources.join('\n')}
Libraries inside its files
--------------------------
${licenses.join('\n')}`
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

export function noticeText(): string {
  return `Centavo
O código é distribuído sob a licença MIT (arquivo LICENSE). Os dados que vêm com ele são de outros, e estão aqui nomeados.
Escrito por tools/release/notice.ts a partir dos metadados em data/; o mesmo, com o que foi lido depois, está em /v1/sources e em /fontes.

Tabelas de lei
--------------
Valores transcritos de atos oficiais, que não têm direito autoral (Lei nº 9.610/1998, art. 8º, IV). Cada versão de cada tabela cita o
ato, as fontes lidas e o grau de confirmação: engine/domains/*/law.

Letras das imagens compartilhadas
---------------------------------
service/web/assets/letters.bin: desenho de letras da fonte Inter, © The Inter Project Authors (https://github.com/rsms/inter).
  Licença: SIL Open Font License 1.1

${section('Indicadores', shippedSeries(seriesTitle))}
${section('Estatísticas de salários', shippedStatistics())}
${section('Catálogos', shippedCatalogues())}
${section('Expectativas e preços', shippedMarket())}`
}

function section(title: string, sources: readonly Source[]): string {
  return `${title}\n${'-'.repeat(title.length)}\n${sources.map(entry).join('\n')}`
}

function entry({ id, title, origin, licence, coverage, holes, lastRead }: Source): string {
  const { from, to, count, of } = coverage
  const span = from === null ? '' : from === to ? ` de ${from}` : ` de ${from} a ${to}`
  const lines = [
    `${id}: ${title}`,
    `  Origem: ${origin}`,
    `  Licença: ${licence}`,
    `  Cobre: ${count} ${of}${span}`,
    ...(holes === null ? [] : [`  Falta: ${holes}`]),
    `  Lido em: ${lastRead}`,
  ]
  return `${lines.join('\n')}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, text] of [
    [FILE, noticeText()],
    [OF_PACKAGE, packageNotice()],
  ] as const)
    if (readFileSync(file, { encoding: 'utf8', flag: 'a+' }) !== text) writeFileSync(file, text)
}
