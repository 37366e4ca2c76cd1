/** The one field under which a change of the law is said, and what is told of the change. */
import * as z from 'zod'
import { list, object, text } from '../../core/operation/fields.ts'
import { MOST_CHARACTERS } from '../../core/reform/change.ts'

const LAW = {
  description:
    'O que muda na lei. Um texto, como irrf/perDependent=250;irrf/brackets/4/rate=35%, com os nomes de /v1/tables; ou um objeto com as tabelas que mudam',
  'x-label': 'O que muda na lei',
  'x-hint': 'Como irrf/perDependent=250 ou irrf/brackets/*/limit*1.05; mais de uma mudança, separadas por ponto e vírgula',
}

export const lawField = z
  .union([
    z.string().max(MOST_CHARACTERS).meta(LAW),
    z.record(z.string(), z.unknown()).meta({ description: 'Um objeto com as tabelas que mudam' }),
  ])
  .meta(LAW)

export const reformShown = object('A mudança', {
  id: text('O nome dela', { hint: 'Muda com o que ela diz; r-0 não muda nada' }),
  text: text('A mudança em um texto só'),
  title: text('Em palavras'),
  url: text('Onde ela está'),
  changes: list(
    'Cada número que fica outro',
    object('Um número', {
      table: text('Tabela'),
      path: text('Onde, na tabela'),
      label: text('Como se chama'),
      unit: text('Unidade').nullable(),
      from: z.unknown().meta({ description: 'Na lei' }),
      to: z.unknown().meta({ description: 'Na hipótese' }),
      effectiveFrom: text('Desde'),
      norm: text('O ato mudado'),
    }),
  ),
  warnings: list(
    'O que se avisa',
    object('Um aviso', {
      code: z
        .enum(['does_not_join', 'regressive', 'not_read', 'superseded'])
        .meta({ description: 'Faixas que não se juntam, alíquota que cai, tabela que não é lida, versão mais nova' }),
      path: text('Onde'),
      message: text('O aviso'),
    }),
  ),
})
