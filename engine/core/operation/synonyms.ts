/**
 * Other names for the same input, and other words for the same option. A name means the same in every operation, so this is said once, for
 * all: where an operation has one name of a row, the others lead to it; where it has two, neither does. Answers use the operation's own.
 */
import type { JsonSchema } from './descriptor.ts'

const NAMES: readonly (readonly string[])[] = [
  ['gross_salary', 'salary', 'monthly_salary', 'salario', 'salario_bruto'],
  ['dependents', 'dependentes'],
  ['sex', 'gender', 'sexo'],
  ['reference_date', 'date', 'data_referencia'],
  ['admission_date', 'data_admissao'],
  ['months', 'meses'],
  ['amount', 'principal', 'valor'],
  ['due_date', 'due', 'vencimento'],
  ['payment_date', 'paid', 'data_pagamento'],
  ['bill_amount', 'bill', 'fatura'],
]

const OPTIONS: readonly (readonly string[])[] = [
  ['sem_justa_causa', 'without_cause'],
  ['justa_causa', 'with_cause'],
  ['pedido_demissao', 'resignation'],
  ['acordo', 'mutual_agreement'],
  ['homem', 'male', 'masculino'],
  ['mulher', 'female', 'feminino'],
]

/** Names that say the same of a person wherever they stand. Any other means what its label says: months of a loan, months of a job. */
const OF_A_PERSON = ['gross_salary', 'dependents', 'sex', 'birth_date', 'admission_date', 'children', 'weekly_hours', 'fgts_balance']

/** The one name, of all that mean it, for what a field says of a person; null where it says nothing that holds elsewhere. */
export function saidOfAPerson(name: string): string | null {
  const [first = name] = NAMES.find((row) => row.includes(name)) ?? []
  return OF_A_PERSON.includes(first) ? first : null
}

/** The schema with what else each field and option may be called. */
export function withSynonyms(schema: JsonSchema): JsonSchema {
  if (!schema.properties) return schema
  const names = Object.keys(schema.properties)
  const properties = Object.entries(schema.properties).map(([name, property]) => {
    // A field may have names of its own besides, that mean it in this operation alone.
    const aliases = [...(property['x-aliases'] ?? []), ...others(name, names, NAMES)]
    const options = Object.fromEntries(
      (property.enum ?? []).flatMap((option) => others(option, property.enum!, OPTIONS).map((alias) => [alias, option])),
    )
    const more = {
      ...(aliases.length > 0 && { 'x-aliases': aliases }),
      ...(Object.keys(options).length > 0 && { 'x-option-aliases': options }),
    }
    return [name, Object.keys(more).length > 0 ? { ...property, ...more } : property] as const
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}

/** The rest of the row a name is in, where it is the only one of its row here. */
function others(name: string, all: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const row = rows.find((each) => each.includes(name)) ?? []
  return row.filter((each) => all.includes(each)).length === 1 ? row.filter((each) => each !== name) : []
}
