import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'adicional de insalubridade',
    'adicional de periculosidade',
    'grau médio',
    'grau máximo',
    'periculosidade do motoboy',
    'periculosidade do vigilante',
    'periculosidade do eletricista',
    'insalubridade',
    'periculosidade',
    'trabalho em área de risco',
    'adicional de risco',
  ],
  phrases: `
    periculosidade 30%, insalubridade 40%, insalubridade 20%, insalubridade 10%, grau mínimo, adicional de 30%, frentista,
    posto de combustível, trabalho perigoso, produto químico, hospital, enfermagem insalubridade, eletricista, energia elétrica, inflamável,
    explosivos, risco de vida, limpeza de banheiro, agente nocivo, ruído, laudo, moto no trabalho, raio x, trabalho com risco, lixo,
    câmara fria, adicional de perigo, sobre o mínimo ou salário, trabalho insalubre, epi, tenho direito a insalubridade, limpo banheiro,
    gari, coleta de lixo, trabalho em altura, vigilante armado, trabalho com gás, trabalho com química, cozinha quente,
    posto de gasolina direito, adicional por risco, ambiente insalubre`,
}
