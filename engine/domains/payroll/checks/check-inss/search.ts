import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['inss errado', 'inss descontado a mais', 'conferir inss', 'desconto errado', 'inss do holerite errado'],
  phrases: `
    conferir desconto do inss, inss a mais, desconto do inss está certo, inss certo, descontaram inss errado, previdência descontada,
    inss do salário certo, inss veio alto, desconto de inss maior, tiraram inss a mais, inss cobrado a mais, confere o inss,
    desconto da previdência, inss na folha errado, verificar inss, inss correto, dois empregos inss a mais, inss confere,
    descontaram de inss, inss está certo, previdência certa`,
}
