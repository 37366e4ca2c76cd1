/** Generates the manual page of the command line from the table behind its help. */
import { readersLanguage, translate } from '../../engine/core/text/language.ts'
import { ASKABLE } from '../../engine/operation/definition/kinds.ts'
import type { Registry } from '../../engine/operation/definition/registry.ts'
import { BUILTIN_COMMANDS, firstLines } from '../../service/cli/builtin-commands.ts'

/** Escapes text for roff: backslashes, leading dots and apostrophes, and copyable hyphens. */
const roff = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/gm, '\\&$1')

const paragraph = (tag: string, text: string): string => `.TP\n.B ${roff(tag)}\n${roff(text)}\n`

/** Texts of the page itself, in the user's language. */
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
  const own = Object.entries(BUILTIN_COMMANDS).map(([called, { title, usage, about, options: flags = [], alias }]) => {
    const told = [translate(title).replace(/[:.]?$/, '.'), about && translate(about), alias && `${said.alias} ${alias}.`]
      .filter(Boolean)
      .join(' ')
    const listed = flags.map(([flag, text]) => `.RS\n${paragraph(translate(flag), translate(text))}.RE\n`).join('')
    return `${paragraph(called, told)}.br\n${roff(translate(usage))}\n${listed}`
  })
  const kinds = ASKABLE.flatMap(({ command: kind, title }) =>
    kind === null ? [] : [paragraph(kind, `${translate(title)}: centavo ${kind} <${member}> …`)],
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
