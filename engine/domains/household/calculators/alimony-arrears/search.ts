import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['pensão atrasada', 'execução de alimentos', 'prisão por pensão', 'débito alimentar', 'pensão não paga'],
  phrases: `
    ex não paga pensão, não paga pensão, não paga a pensão desde, pensão desde,
    pai não paga pensão, pensão em atraso, cobrar pensão, executar pensão, prisão do pai, três meses de pensão, dívida de pensão,
    ex não pagou, calcular pensão atrasada, juros da pensão, atualizar pensão, meses sem pagar pensão`,
  situations: { debts: { place: 7 } },
}
