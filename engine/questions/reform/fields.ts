/** Output fields of a law change. */
import * as z from 'zod'
import { list, object, text } from '../../operation/input/fields.ts'

export const reformField = object('A mudança', {
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
