/** The English of what is said here, by the Portuguese. */
export const english = {
  ', contra {0} da empresa no Simples': ', against {0} for the company in the Simples',
  'A empresa é tributada pelo anexo {0} e paga contador; o pró-labore do dono, de {1}, é dele: na conta entram o INSS e o imposto de renda sobre ele. A contribuição da empresa sobre o pró-labore já está na guia.':
    "The company is taxed under annex {0} and pays an accountant; the owner's pay (pró-labore), of {1}, is the owner's: the calculation includes the INSS and income tax on it. The company's contribution on it is already in the payment slip.",
  'A guia, com o INSS do dono': "The payment slip, with the owner's INSS",
  'A receita de 12 meses passa do teto do Simples: compare os outros regimes em choose_tax_regime.':
    'The 12-month revenue exceeds the Simples ceiling: compare the other regimes in choose_tax_regime.',
  'A receita média pode passar do limite em um ano bom; o limite é conferido por ano.':
    'Average revenue may exceed the limit in a good year; the limit is checked by year.',
  'Abrir como MEI': 'Open as a MEI',
  'Abrir como empresa de pequeno porte': 'Open as a small company',
  'Abrir como microempresa': 'Open as a microenterprise',
  'Acima do teto não há Simples': 'Above the ceiling there is no Simples',
  'Com esta receita, abrir como MEI ou como microempresa?': 'With this revenue, open as a MEI or as a microenterprise?',
  'Começar como MEI e migrar': 'Start as a MEI and migrate',
  'Compara o custo mensal do MEI com o de uma empresa do Simples, com o INSS do dono dos dois lados, e diz se a receita é de MEI, microempresa, pequeno porte ou fora do Simples.':
    "Compares the monthly cost of a MEI with that of a company in the Simples, with the owner's INSS on both sides, and says whether the revenue is that of a MEI, a microenterprise, a small company or outside the Simples.",
  'Contador da empresa por mês': "Company's monthly accountant fee",
  'Custo mensal como MEI': 'Monthly cost as a MEI',
  'Custo mensal como empresa do Simples': 'Monthly cost as a company in the Simples',
  'Dentro da guia': 'Within the payment slip',
  'Dez mil reais por mês já são de microempresa': 'Ten thousand reais a month is already a microenterprise',
  'Empate: o MEI custa {0} por mês{1}.': 'Tie: the MEI costs {0} a month{1}.',
  'Empresa de pequeno porte': 'Small company',
  'Empresa de pequeno porte: a receita passa de {0} por ano, o máximo da microempresa, e cabe no Simples até {1}.':
    'Small company: the revenue exceeds {0} a year, the microenterprise maximum, and fits in the Simples up to {1}.',
  'Fora do Simples': 'Outside the Simples',
  'Fora do Simples: a receita passa de {0} por ano; a empresa paga pelo lucro presumido ou real.':
    'Outside the Simples: the revenue exceeds {0} a year; the company pays by presumed or actual profit.',
  'Guia, contador e INSS e imposto do pró-labore': "Payment slip, accountant, and INSS and tax on partner's pay (pró-labore)",
  'INSS do dono na empresa': "Owner's INSS in the company",
  'INSS do dono no MEI': "Owner's INSS as a MEI",
  'MEI ou microempresa?': 'MEI or microenterprise?',
  'MEI só até dezembro: a receita passa do limite de {0} por mês em até 20%, e em janeiro a empresa vira microempresa.':
    'MEI only until December: the revenue exceeds the limit of {0} a month by up to 20%, and in January the company becomes a microenterprise.',
  'MEI: custa {0} por mês{1}, e a receita cabe até {2} por mês.': 'MEI: costs {0} a month{1}, and the revenue fits up to {2} a month.',
  Microempresa: 'Microenterprise',
  'Microempresa: custa {0} por mês, contra {1} do MEI.': 'Microenterprise: costs {0} a month, against {1} for the MEI.',
  'Microempresa: {0} e fica em até {1} por ano.': 'Microenterprise: {0} and stays within {1} a year.',
  'O INSS e o imposto do pró-labore': "INSS and tax on partner's pay (pró-labore)",
  'O MEI exige atividade permitida, no máximo um empregado e nenhuma outra empresa; isso não é conferido aqui.':
    'The MEI requires an allowed activity, at most one employee and no other company; this is not checked here.',
  'O MEI não precisa de contador': 'A MEI does not need an accountant',
  'O Simples da empresa': "The company's Simples",
  'Porte da empresa com esta receita': 'Company size with this revenue',
  'Porte pela receita de 12 meses: microempresa até {0}, pequeno porte até {1}, e acima disso fora do Simples (LC nº 123/2006, art. 3º).':
    'Size by 12-month revenue: microenterprise up to {0}, small company up to {1}, and above that outside the Simples (LC nº 123/2006, art. 3º).',
  'Pró-labore do dono na empresa': "Owner's pay (pró-labore) in the company",
  'Quanto o MEI custa a menos por mês': 'How much less the MEI costs per month',
  'Quatrocentos mil reais por mês: o teto do Simples': 'Four hundred thousand reais a month: the Simples ceiling',
  'Receita mensal até a qual cabe no MEI': 'Monthly revenue up to which it fits in the MEI',
  'Se não for MEI': 'If it is not a MEI',
  'Sem a guia da empresa, o custo do dono sozinho não compara nada.':
    "Without the company's payment slip, the owner's cost alone compares nothing.",
  'Serviços de cinco mil reais por mês cabem no MEI': 'Services of five thousand reais a month fit in the MEI',
  'Sete mil e quinhentos reais passam do limite em até 20%': 'Seven thousand five hundred reais exceed the limit by up to 20%',
  'Sobre o pró-labore': "On partner's pay (pró-labore)",
  'Trinta mil reais por mês: o último real da microempresa': 'Thirty thousand reais a month: the last real of the microenterprise',
  'Um centavo a mais por mês já é pequeno porte': 'One more centavo a month is already a small company',
  'a receita passa do limite do MEI ({0} por mês) em mais de 20%': 'the revenue exceeds the MEI limit ({0} a month) by more than 20%',
  'comparar também com o lucro presumido': 'compare with presumed profit too',
  'contador da empresa por mês': "company's monthly accountant fee",
  'receita mensal': 'monthly revenue',
  'ver só a guia do MEI': 'see only the MEI payment slip',
}
