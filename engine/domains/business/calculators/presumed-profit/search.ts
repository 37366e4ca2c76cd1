import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'lucro presumido',
    'irpj',
    'csll',
    'pis',
    'cofins',
    'presunção',
    'trimestre',
    'lc 224',
    'imposto do lucro presumido',
    'empresa no lucro presumido',
  ],
  phrases: `
    fora do simples, presumido, empresa fora do simples, presunção de 32%, presunção de 8%, clínica, irpj e csll, pis e cofins,
    imposto trimestral, empresa de serviços presumido, adicional de irpj, lucro presumido serviços, lucro presumido comércio,
    imposto da clínica, trimestre da empresa, darf trimestral, empresa lucro presumido, irpj trimestral, holding,
    escritório fora do simples, advocacia fora do simples, imposto do trimestre`,
}
