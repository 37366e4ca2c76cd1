/** The manual page of the command line, from the same table its help is made of. */
import { ASKABLE } from '../engine/core/operation/kinds.ts'
import type { Registry } from '../engine/core/operation/registry.ts'
import { firstLines, OWN_COMMANDS } from '../service/doors/cli/builtin-commands.ts'

/** Text as roff reads it: no backslash, no leading point or apostrophe, hyphens that can be copied. */
const roff = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/gm, '\\&$1')

const paragraph = (tag: string, text: string): string => `.TP\n.B ${roff(tag)}\n${roff(text)}\n`

export function manPage(registry: Registry, version: string): string {
  const own = Object.entries(OWN_COMMANDS).map(([name, { title, usage, about, options = [], alias }]) => {
    const said = [title.replace(/[:.]?$/, '.'), about, alias === undefined ? undefined : `Em português: centavo ${alias}.`]
      .filter(Boolean)
      .join(' ')
    const flags = options.map(([flag, text]) => `.RS\n${paragraph(flag, text)}.RE\n`).join('')
    return `${paragraph(name, said)}.br\n${roff(usage)}\n${flags}`
  })
  const kinds = ASKABLE.flatMap(({ command, title }) =>
    command === null ? [] : [paragraph(command, `${title}: centavo ${command} <nome> …`)],
  )
  return `.\\" Gerado por npm run generate.
.TH CENTAVO 1 "" "centavo ${version}" "Comandos do usuário"
.SH NOME
centavo \\- finanças brasileiras, exatas ao centavo, com a lei por trás
.SH SINOPSE
.B centavo
.I comando
[\\-\\-campo valor …]
.SH DESCRIÇÃO
O comando é o nome de uma calculadora, em inglês, como na API, ou em português, como nas páginas, ou um dos comandos abaixo. "centavo list" mostra
tudo o que há; "centavo comando \\-\\-help" explica os campos de cada um.
.SH COMANDOS
${own.join('')}${kinds.join('')}.SH OPÇÕES
${paragraph('--json', 'responde em JSON (o padrão fora do terminal)')}${paragraph('--text', 'responde em texto (o padrão no terminal)')}${paragraph('--fields a,b', 'só esses campos da resposta')}${paragraph('--help', 'explica o comando')}.SH VALORES
1234.56 ou 1.234,56; datas 2026\\-11\\-14 ou 14/11/2026; sim ou não.
.SH SAÍDA
0 respondido; 2 entrada recusada; 1 qualquer outra falha.
.SH EXEMPLOS
.nf
${firstLines(registry).map(roff).join('\n')}
.fi
.SH "VEJA TAMBÉM"
docs/cli.md
`
}
