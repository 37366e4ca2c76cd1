export const english = {
  'A CLT no ano, com os benefícios, e a nota que empata': 'The CLT over the year, with the benefits, and the break-even invoice',
  'A PJ supõe trabalho sem subordinação, horário e pessoalidade: com eles, a lei vê emprego, qualquer que seja o contrato (CLT, arts. 3º e 9º).':
    'A company contract supposes work without subordination, fixed hours and personal service: with them the law sees employment, whatever the contract (CLT, arts. 3º and 9º).',
  'A base do INSS cai de {0} para {1} por mês, o pró-labore: aposentadoria, auxílio-doença e pensão passam a ser calculados sobre ela, e isso não entra na conta.':
    "The INSS base falls from {0} to {1} a month, the partner's pay: retirement, sick pay and pensions are then computed on it, and this is not in the figures.",
  'A conta supõe doze notas iguais por ano e não põe preço na estabilidade, na multa do FGTS nem no seguro-desemprego.':
    'The calculation assumes twelve equal invoices a year and puts no price on job stability, the FGTS fine or unemployment insurance.',
  'A proposta como PJ deixa mais do que o emprego CLT atual?': 'Does the PJ offer leave more than the current CLT job?',
  'Aceitar a proposta PJ': 'Accept the PJ offer',
  'Adiantamento: não está descontado do que a nota deixa': 'Advance: not deducted from what the invoice leaves',
  'Anexo III com pró-labore pelo fator R, ou anexo V com pró-labore mínimo':
    "Annex III with partner's pay (pró-labore) by factor R, or annex V with minimum partner's pay",
  'Anexo III, pelo fator R': 'Annex III, through factor R',
  'Anexo V, com pró-labore mínimo': "Annex V, with minimum partner's pay (pró-labore)",
  'Benefícios da CLT que se perdem, por mês': 'CLT benefits lost per month',
  'CLT ou PJ?': 'CLT or PJ?',
  'Caminho no Simples': 'Route in the Simples',
  'Com plano de saúde e vale-refeição a perder, uma nota 10% maior não compensa':
    'With a health plan and meal voucher to lose, an invoice 10% higher is not worth it',
  'Compara o pacote mensal da CLT (líquido, FGTS, 13º, terço de férias e benefícios) com o que a nota deixa no Simples, e acha a nota que empata.':
    'Compares the monthly CLT package (take-home pay, FGTS, 13th salary, one-third vacation bonus and benefits) with what the invoice leaves in the Simples, and finds the break-even invoice.',
  'Dobro do salário como PJ': 'Twice the salary as PJ',
  'Empate: a PJ deixa {0} a {1} por mês; {2}.': 'Tie: PJ leaves {0} {1} a month; {2}.',
  'Ficar na CLT': 'Stay in the CLT job',
  'Nota fiscal mensal proposta': 'Proposed monthly invoice',
  'Nota mensal que iguala a CLT': 'Monthly invoice that equals the CLT package',
  'Não: a PJ deixa {0} a menos por mês; {1}.': 'No: PJ leaves {0} less a month; {1}.',
  'O ano na CLT: 13º, férias e FGTS': 'The year under the CLT: 13th salary, vacation and FGTS',
  'O imposto da empresa no mês': "The company's tax in the month",
  'O mesmo valor nunca compensa o 13º, as férias e o FGTS perdidos':
    'The same amount never makes up for the lost 13th salary, vacation and FGTS',
  'O que a nota deixa no ano': 'What the invoice leaves over the year',
  'O que a nota deixa por mês': 'What the invoice leaves per month',
  'PJ menos CLT por mês': 'PJ minus CLT per month',
  'Pacote mensal da CLT': 'Monthly CLT package',
  'Retido sobre os lucros, por mês': 'Withheld on profits, per month',
  'Salário bruto atual na CLT': 'Current gross salary under the CLT',
  'Salário líquido de hoje': "Today's take-home pay",
  'Sim: a PJ deixa {0} a mais por mês; {1}.': 'Yes: PJ leaves {0} more a month; {1}.',
  'a nota que empata é {0}': 'the break-even invoice is {0}',
  'benefícios da CLT por mês': 'CLT benefits per month',
  'comparar o mesmo valor mensal dos dois lados': 'compare the same monthly amount on both sides',
  'nenhuma nota dentro do Simples empata': 'no invoice within the Simples breaks even',
  'nota mensal, com uma a menos ou a mais no ano': 'monthly invoice, with one fewer or one more in the year',
}
