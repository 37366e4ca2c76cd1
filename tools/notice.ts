/** Writes NOTICE from what the metadata of the data says. `npx tsx tools/notice.ts`; a test holds the file to it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type Source,
  shippedCatalogues,
  shippedMarket,
  shippedSeries,
  shippedStatistics,
} from '../engine/catalogue/sources/shipped-sources.ts'
import { seriesTitle } from '../engine/catalogue/sources/sources.ts'

const FILE = new URL('../NOTICE', import.meta.url)

export function noticeText(): string {
  return `Centavo
O código é distribuído sob a licença MIT (arquivo LICENSE). Os dados que vêm com ele são de outros, e estão aqui nomeados.
Escrito por tools/notice.ts a partir dos metadados em data/; o mesmo, com o que foi lido depois, está em /v1/sources e em /fontes.

Tabelas de lei
--------------
Valores transcritos de atos oficiais, que não têm direito autoral (Lei nº 9.610/1998, art. 8º, IV). Cada versão de cada tabela cita o
ato, as fontes lidas e o grau de confirmação: engine/domains/*/law.

Letras das imagens compartilhadas
---------------------------------
service/doors/web/assets/letters.bin: desenho de letras da fonte Inter, © The Inter Project Authors (https://github.com/rsms/inter).
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
  const text = noticeText()
  if (readFileSync(FILE, { encoding: 'utf8', flag: 'a+' }) !== text) writeFileSync(FILE, text)
}
