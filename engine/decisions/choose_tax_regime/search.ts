import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'regime tributário',
    'mei',
    'simples',
    'lucro presumido',
    'abrir empresa',
    'fator r',
    'anexo iii',
    'anexo v',
    'simples ou presumido',
    'lucro presumido ou simples',
    'qual o melhor regime',
  ],
  phrases: `
    qual enquadramento paga menos imposto, freela paga menos imposto,
    qual regime, mei simples ou presumido, simples ou lucro presumido, pagar menos imposto, enquadramento, melhor regime, regime da empresa,
    psicóloga simples ou presumido, médico pj regime, qual imposto escolher, enquadramento tributário, regime para prestador de serviço,
    prestar serviço, atendendo sozinha, planejamento tributário, melhor regime tributário, mei ou simples, tributação da empresa,
    regime para dev, lucro presumido compensa, mudar de regime, mudar do simples, melhor simples ou presumido, escritório novo regime,
    simples ou presumido para advogado, pagar menos como empresa, médico pj, imposto menor para pj, menos imposto sendo pj`,
  situations: { ownBusiness: { place: 6, asks: { monthly_revenue: 'revenue' }, when: { activity: ['services'] } } },
}
