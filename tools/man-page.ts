/** The manual page of the command line, from the same table its help is made of. */
import { readersLanguage, spoken } from '../engine/core/language.ts'
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

/** What the page says of its own, in the language of the reader. */
const PORTUGUESE = {
  volume: 'Comandos do usuário',
  headings: ['NOME', 'SINOPSE', 'DESCRIÇÃO', 'COMANDOS', 'OPÇÕES', 'VALORES', 'SAÍDA', 'EXEMPLOS', '"VEJA TAMBÉM"'],
  summary: 'finanças brasileiras, exatas ao centavo, com a lei por trás',
  synopsis: ['comando', '--campo valor', 'nome'],
  about: `O comando é o nome de uma calculadora, em inglês, como na API, ou em português, como nas páginas, ou um dos comandos abaixo. "centavo list" mostra
tudo o que há; "centavo comando --help" explica os campos de cada um.`,
  alias: 'Em português: centavo',
  options: {
    '--json': 'responde em JSON (o padrão fora do terminal)',
    '--text': 'responde em texto (o padrão no terminal)',
    '--fields a,b': 'só esses campos da resposta',
    '--lang en': 'responde em inglês',
    '--help': 'explica o comando',
  },
  values: '1234.56 ou 1.234,56; datas 2026-11-14 ou 14/11/2026; sim ou não.',
  exit: '0 respondido; 2 entrada recusada; 1 qualquer outra falha.',
}

const ENGLISH: typeof PORTUGUESE = {
  volume: 'User commands',
  headings: ['NAME', 'SYNOPSIS', 'DESCRIPTION', 'COMMANDS', 'OPTIONS', 'VALUES', '"EXIT STATUS"', 'EXAMPLES', '"SEE ALSO"'],
  summary: 'Brazilian finance, exact to the centavo, with the law behind it',
  synopsis: ['command', '--field value', 'name'],
  about: `The command is the name of a calculator, in English, as in the API, or in Portuguese, as in the pages, or one of the commands below. "centavo list"
shows all there is; "centavo command --help" explains the fields of each.`,
  alias: 'In Portuguese: centavo',
  options: {
    '--json': 'answers in JSON (the default outside a terminal)',
    '--text': 'answers in text (the default on a terminal)',
    '--fields a,b': 'only these fields of the answer',
    '--lang en': 'answers in English (CENTAVO_LANG=en does so for every command)',
    '--help': 'explains the command',
  },
  values: '1234.56 or 1.234,56; days 2026-11-14 or 14/11/2026; true or false.',
  exit: '0 answered; 2 the input was refused; 1 any other failure.',
}

export function manPage(registry: Registry, version: string): string {
  const said = readersLanguage() === null ? PORTUGUESE : ENGLISH
  const [name, synopsis, description, commands, options, values, exit, examples, seeAlso] = said.headings
  const [command, field, member] = said.synopsis
  const own = Object.entries(OWN_COMMANDS).map(([called, { title, usage, about, options: flags = [], alias }]) => {
    const told = [spoken(title).replace(/[:.]?$/, '.'), about && spoken(about), alias && `${said.alias} ${alias}.`]
      .filter(Boolean)
      .join(' ')
    const listed = flags.map(([flag, text]) => `.RS\n${paragraph(spoken(flag), spoken(text))}.RE\n`).join('')
    return `${paragraph(called, told)}.br\n${roff(spoken(usage))}\n${listed}`
  })
  const kinds = ASKABLE.flatMap(({ command: kind, title }) =>
    kind === null ? [] : [paragraph(kind, `${spoken(title)}: centavo ${kind} <${member}> …`)],
  )
  return `.\\" Gerado por npm run generate.
.TH CENTAVO 1 "" "centavo ${version}" "${said.volume}"
.SH ${name}
centavo \\- ${roff(said.summary)}
.SH ${synopsis}
.B centavo
.I ${command}
[${roff(field!)} …]
.SH ${description}
${roff(said.about)}
.SH ${commands}
${own.join('')}${kinds.join('')}.SH ${options}
${Object.entries(said.options)
  .map(([flag, text]) => paragraph(flag, text))
  .join('')}.SH ${values}
${roff(said.values)}
.SH ${exit}
${roff(said.exit)}
.SH ${examples}
.nf
${firstLines(registry).map(roff).join('\n')}
.fi
.SH ${seeAlso}
docs/cli.md
`
}
