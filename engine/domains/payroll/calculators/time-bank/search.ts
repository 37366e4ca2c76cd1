import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['banco de horas', 'saldo do banco de horas', 'compensação de horas', 'prazo do banco de horas', 'vender banco de horas'],
  phrases: `
    horas no banco, horas acumuladas, folga do banco de horas, empresa não dá a folga, banco de horas venceu, banco de horas na rescisão,
    banco de horas negativo, horas a compensar, receber o banco de horas em dinheiro, acordo de compensação`,
  situations: { payslip: { place: 8 } },
}
