import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'doméstica',
    'dae',
    'esocial doméstico',
    'diarista',
    'babá',
    'cuidador',
    'caseiro',
    'quanto custa uma empregada',
    'contratar babá',
    'registrar empregada',
    'guia da doméstica',
    'cuidadora de idosos',
    'faxineira registrada',
  ],
  phrases: `
    empregada, empregada com carteira, empregada registrada, guia do esocial, dae da doméstica, esocial, babá com carteira, folguista,
    cozinheira da casa, motorista particular, jardineiro, mensalista, secretária do lar, cuidadora, faxineira, moça que limpa,
    registrar babá, salário da doméstica, encargos da doméstica, trabalhadora doméstica, cuidador de idosos registrado, férias da doméstica,
    custo da babá, patroa, ajudante do lar, doméstica por dia, diarista 3 vezes, além do salário da babá, encargos da babá,
    pagar da empregada, mulher que trabalha em casa, funcionária de casa, empregada em casa, faxina 2x por semana,
    faxina duas vezes por semana, três vezes por semana`,
  situations: { hiring: { place: 1, asks: { salary: 'salary' } } },
  questions: [{ question: 'Quanto custa uma empregada doméstica que ganha R$ 2.000?', input: { salary: 2000 } }],
}
