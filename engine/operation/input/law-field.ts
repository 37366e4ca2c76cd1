/** The field that carries a change of the law. */
import * as z from 'zod'
import { MAX_CHARACTERS } from '../../core/reform/change.ts'
import type { Definition } from '../definition/operation.ts'

const LAW = {
  description:
    'O que muda na lei. Um texto, como irrf/perDependent=250;irrf/brackets/4/rate=35%, com os nomes das tabelas de lei; ou um objeto com as tabelas que mudam',
  'x-label': 'O que muda na lei',
  'x-hint': 'Como irrf/perDependent=250 ou irrf/brackets/*/limit*1.05; mais de uma mudança, separadas por ponto e vírgula',
}

export const lawField = z
  .union([
    z.string().max(MAX_CHARACTERS).meta(LAW),
    z.record(z.string(), z.unknown()).meta({ description: 'Um objeto com as tabelas que mudam' }),
  ])
  .meta(LAW)

/** True when an operation accepts a change of the law beside its own fields; questions declare the field themselves. */
export const takesLaw = ({ kind, lawDayField }: Pick<Definition, 'kind' | 'lawDayField'>): boolean =>
  kind === 'decision' || (kind === 'calculator' && lawDayField !== undefined)
