import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['ipva', 'alíquota do ipva'],
  phrases: `
    ipva sp, ipva mg, ipva rj, ipva do carro, ipva 2026, imposto do carro, imposto do veículo, ipva 4%, ipva por estado, valor do ipva,
    quanto pago de ipva, ipva de moto, isenção de ipva, carro velho ipva, ipva quantos por cento, licenciamento e ipva, ipva paraná,
    imposto do automóvel, carro elétrico ipva`,
}
