/** Texts for language models: an index, and a full version with every field (llmstxt.org). */
import { translate, word } from '../../engine/core/text/language.ts'
import type { JsonSchema } from '../../engine/operation/definition/descriptor.ts'
import { GROUPS, KINDS } from '../../engine/operation/definition/kinds.ts'
import type { Operation } from '../../engine/operation/definition/operation.ts'
import type { Engine, Registry } from '../../engine/operation/definition/registry.ts'
import type { Pause } from '../host/requests/prebuilt-text.ts'
import { exampleUrl } from '../http/example-url.ts'
import { addressOf } from '../http/operations.ts'

export interface Section {
  readonly title: string
  readonly members: readonly Operation[]
}

/** Sections, ordered by relevance to readers. */
export function sectionsOf({ calculators, decisions, checks, questions, queries }: Registry): Section[] {
  const groups = Object.entries(GROUPS).map(([id, title]) => ({
    title: word`Calculadoras: ${title}`,
    members: [...calculators.values()].filter(({ group }) => group === id),
  }))
  const kinds: readonly (readonly [string, ReadonlyMap<string, Operation>])[] = [
    [KINDS.decision.title, decisions],
    [KINDS.check.title, checks],
    [KINDS.question.title, questions],
    [KINDS.query.title, queries],
  ]
  return [...groups, ...kinds.map(([title, members]) => ({ title, members: [...members.values()] }))].filter(
    ({ members }) => members.length > 0,
  )
}

function opening(here: string): string {
  return word`# Centavo

> API pública e gratuita de finanças brasileiras: trabalho, impostos, crédito, moradia, investimentos. Exata ao centavo, com a lei por trás de cada número, em qualquer data desde 1994. Sem chave.

- Pergunte por GET com parâmetros ou POST com JSON; um GET sem parâmetros devolve o esquema. Valores em reais com ponto decimal (1234.56), porcentagens como números simples (10 é 10%), datas AAAA-MM-DD.
- \`reference_date\` escolhe a lei do dia; omitida, vale a de hoje em São Paulo. Cada resposta traz \`basis\` (a lei lida), \`assumptions\` (o que se supôs) e \`steps\` (a conta).
- Assistentes podem usar o protocolo MCP em ${here}/mcp.
- Um erro diz qual campo, qual regra e o que enviar (RFC 9457).

## Referência

- [OpenAPI 3.1](${here}/v1/openapi.json): tudo, para gerar clientes; [em OpenAPI 3.0](${here}/v1/openapi.3.0.json), para geradores de Go e Java; [em resumo](${here}/v1/openapi.brief.json)
- [Coleção do Postman](${here}/v1/postman.json): cada operação com um exemplo
- [Índice](${here}/v1): onde está cada coisa
- [Tudo em um texto](${here}/llms-full.txt): cada operação com seus campos e um exemplo
`
}

export function llmsText({ registry }: Engine, here: string): string {
  const sections = sectionsOf(registry).map(
    ({ title, members }) =>
      `## ${translate(title)}\n\n${members.map((member) => `- [${translate(member.title)}](${here}${addressOf(member)}): ${translate(member.summary)}`).join('\n')}\n`,
  )
  return [opening(here), ...sections].join('\n')
}

/** Built in time slices, since it covers every field. */
export async function llmsFullText({ registry }: Engine, here: string, pause: Pause): Promise<string> {
  const parts = [opening(here)]
  for (const { title, members } of sectionsOf(registry)) {
    parts.push(`## ${translate(title)}\n`)
    for (const member of members) {
      parts.push(operationLine(member, here))
      await pause()
    }
  }
  return parts.join('\n')
}

function operationLine(member: Operation, here: string): string {
  const { title, summary, inputSchema, resultSchema, examples } = member
  const [example] = examples
  const required = inputSchema.required ?? []
  const fields = Object.entries(inputSchema.properties ?? {}).map(
    ([name, field]) => `  - \`${name}\`${kindOf(field, required.includes(name))}: ${translate(field.description ?? '')}`,
  )
  const results = Object.entries(resultSchema.properties ?? {}).map(
    ([name, { description }]) => `\`${name}\`${description ? ` (${translate(description).replace(/\.$/, '')})` : ''}`,
  )
  return [
    `### ${translate(title)}`,
    '',
    `\`${addressOf(member)}\`: ${translate(summary)}`,
    '',
    ...(fields.length > 0 ? [word`- Recebe:`, ...fields] : [word`- Não recebe nada.`]),
    word`- Devolve: ${results.join('; ')}`,
    ...(example && !('posted' in member && member.posted)
      ? [word`- Exemplo (${example.title}): ${here}${exampleUrl(addressOf(member), example.input)}`]
      : []),
    '',
  ].join('\n')
}

function kindOf({ enum: options, type, default: usual }: JsonSchema, required: boolean): string {
  const said = [
    options && options.length <= 20 ? options.join(' | ') : type,
    required ? word`obrigatório` : usual === undefined ? '' : word`padrão ${JSON.stringify(usual)}`,
  ]
  return ` (${said.filter(Boolean).join('; ')})`
}
