/** Autocompletion of prompt arguments and table URLs. */

import type { CompleteRequestParams, CompleteResult } from '@modelcontextprotocol/server'
import { InvalidInput } from '../../engine/core/errors.ts'
import { word } from '../../engine/core/text/language.ts'
import type { Engine } from '../../engine/operation/definition/registry.ts'
import { type Prompts, promptNamed } from './prompts.ts'
import { TABLE_TEMPLATES } from './resources.ts'

/** Limit of the MCP protocol. */
const MAX_COMPLETIONS = 100

export function complete({ ref, argument, context }: CompleteRequestParams, prompts: Prompts, ports: Engine): CompleteResult {
  const known = ref.type === 'ref/prompt' ? options(prompts, ref.name, argument.name) : places(ref.uri, argument.name, context, ports)
  const typed = argument.value.toLowerCase()
  const fitting = known.filter((value) => value.toLowerCase().startsWith(typed))
  return { completion: { values: fitting.slice(0, MAX_COMPLETIONS), total: fitting.length, hasMore: fitting.length > MAX_COMPLETIONS } }
}

/** Options of a prompt field; none for free text. */
function options(prompts: Prompts, name: string, field: string): readonly string[] {
  const schema = promptNamed(prompts, name).fields.find((argument) => argument.name === field)?.schema
  return schema?.type === 'boolean' ? ['true', 'false'] : (schema?.enum ?? [])
}

/** Table names, or the version start dates of the selected table, newest first. */
function places(uri: string, field: string, context: CompleteRequestParams['context'], { registry }: Engine): readonly string[] {
  if (!TABLE_TEMPLATES.resourceTemplates.some(({ uriTemplate }) => uriTemplate === uri))
    throw new InvalidInput([
      {
        field: 'ref',
        message: word`não há recurso "${uri.slice(0, 100)}"; há ${TABLE_TEMPLATES.resourceTemplates.map(({ uriTemplate }) => uriTemplate).join(', ')}`,
      },
    ])
  if (field === 'table') return [...registry.laws.keys()]
  return field === 'date' ? (registry.laws.get(context?.arguments?.table ?? '')?.versions.map(({ from }) => from) ?? []) : []
}
