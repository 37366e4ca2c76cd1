import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'fundo de emergência',
    'colchão financeiro',
    'guardar dinheiro',
    'quanto guardar para emergência',
    'reserva financeira',
    'colchão de segurança',
  ],
  phrases: `
    pé de meia, imprevisto, imprevistos, reserva para emergências, guardar para emergência, meses de gastos, reserva de segurança,
    poupança de emergência, quantos meses guardar, quanto ter guardado, quanto deixar guardado, montar reserva, colchão,
    desemprego e reserva, reserva do autônomo, dinheiro guardado, custo de vida em meses, ter guardado, segurança financeira,
    ficar tranquilo, manter guardado, quanto manter guardado, se eu perder o emprego, colchão para imprevisto, caixa de segurança`,
  situations: { savings: { place: 2, asks: { monthly_expenses: 'expenses' } } },
  questions: [{ question: 'Gasto R$ 3.000 por mês: de quanto deve ser a minha reserva?', input: { monthly_expenses: 3000 } }],
}
