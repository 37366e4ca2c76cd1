import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['pensão por morte', 'viúva', 'viúvo', 'cota da pensão', 'pensão do inss', 'acumular pensão e aposentadoria'],
  phrases: `
    marido morreu, esposa morreu, faleceu, falecimento, pensão da viúva, pensão dos filhos, quanto fica para a viúva, pensão vitalícia,
    pensão por quanto tempo, 50% mais 10%, pensão com aposentadoria, pai morreu, mãe morreu, dependentes do inss, pensão de servidor,
    dois benefícios, companheiro morreu, união estável pensão`,
  situations: { retirement: { place: 6 } },
}
