import type { MetricSearch } from '../definition.ts'
import type series from './cdi.ts'

export const search: MetricSearch<typeof series> = {
  cdi: {
    keywords: ['cdi', 'cdi acumulado', 'taxa di', 'taxa cdi', 'certificado de depósito interbancário', 'taxa interbancária'],
    phrases: `
        cdi hoje, cdi diário, cdi do mês, cdi anual, bancos emprestam entre si, empréstimo entre bancos, di, cdi mensal, cdi 12 meses,
        valor do cdi, quanto está o cdi`,
  },
}
