import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'irpfm',
    'tributação mínima',
    'alta renda',
    'milionários',
    'super ricos',
    'dividendos',
    'imposto dos super ricos',
    'imposto sobre grandes rendas',
  ],
  phrases: `
    imposto dos ricos, ricos, super-ricos, taxação dos ricos, renda alta, 1 milhão por ano, milhão por ano, imposto mínimo, irpf mínimo, lei 15.270, rico paga,
    quem ganha mais de 600 mil, taxar os ricos, imposto de 10% alta renda, altas rendas, ganho um milhão, imposto a mais dos ricos,
    lucros e salários no ano, um milhão no ano, dois milhões, quem ganha um milhão, vou pagar mais leão, acima de 600 mil por ano`,
}
