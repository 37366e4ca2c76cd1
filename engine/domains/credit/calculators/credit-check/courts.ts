/** Rulings on the average rate, as fixed sentences. */
export const COURTS = (): string[] => [
  'STJ, REsp 1.061.530/RS (recursos repetitivos): juros acima de 12% ao ano não são, por si, irregulares; a revisão é excepcional e pede relação de consumo e desvantagem exagerada demonstrada no caso (CDC, art. 51, § 1º).',
  'No mesmo julgamento, a média publicada é um referencial útil, e não um limite: toda média tem taxas acima dela. O tribunal recusou um múltiplo fixo, embora cite casos em que 1,5, 2 ou 3 vezes a média pesaram.',
  'STJ, Súmula 530: sem a taxa no contrato, vale a média do mês, salvo se a cobrada for melhor para o devedor. Súmula 382: acima de 12% ao ano não basta. Súmulas 539 e 541: capitalização mensal pactuada é aceita.',
]
