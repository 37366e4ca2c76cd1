import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['cbs e ibs'],
  phrases: `
    calendário da reforma, cronograma da reforma, transição da reforma tributária, alíquota de teste, 2026 0,9%, fim do icms e iss,
    quando acaba o icms, icms acaba em, lc 214, ec 132, alíquota da cbs, alíquota do ibs, 2027 a 2033, quando começa o iva,
    quando começa a cbs`,
}
