export const english = {
  'A parte do empregado': "The employee's share",
  'A parte do empregado; não reduz o imposto do mês': "The employee's share; does not reduce the month's tax",
  'Acima do teto o INSS não cresce': 'Above the ceiling INSS does not grow',
  'As horas extras do mês levam o salário acima do limite do salário-família':
    "The month's overtime takes the salary above the family allowance limit",
  'Cinco mil reais em 2026: imposto zerado pela redução': 'Five thousand reais in 2026: the reduction brings the tax to zero',
  'Cinco mil reais em maio de 2025, primeira tabela com isenção de 2.428,80':
    'Five thousand reais in May 2025, the first table with exemption up to 2,428.80',
  'Com vale-transporte, plano de saúde e refeição': 'With transport voucher, health plan and meals',
  'Com vale-transporte: desconta-se o menor entre o custo e 6% do salário':
    'With transport voucher: the lower of the cost and 6% of the salary is deducted',
  'Contracheque de abril de 2026 com um dependente': 'April 2026 payslip with one dependent',
  'Dois salários mínimos em 2026: desconto simplificado e faixa isenta':
    'Two minimum wages in 2026: simplified deduction and exempt bracket',
  'Dois salários mínimos em fevereiro de 2024': 'Two minimum wages in February 2024',
  'Em reais, com o descanso; a calculadora de horas extras as acha': 'In reais, with the weekly rest; the overtime calculator finds it',
  'Exemplo do manual do eSocial, março de 2020': 'Example from the eSocial manual, March 2020',
  'Gasto da empresa no mês': "Company's spending in the month",
  'Horas extras e adicionais pagam INSS, IRRF e FGTS com o salário.':
    'Overtime and premiums are subject to INSS, IRRF and FGTS along with the salary.',
  'INSS de 2022 sobre mil e quinhentos reais': '2022 INSS on one thousand five hundred reais',
  'INSS de 2024 sobre cinco mil reais': '2024 INSS on five thousand reais',
  'INSS de 2024 sobre mil e quinhentos reais': '2024 INSS on one thousand five hundred reais',
  'Informe para ver também quanto a empresa gasta': "Fill it in to see the company's cost too",
  'Junho de 2019: uma só alíquota de INSS': 'June 2019: a single INSS rate',
  'Noturno, insalubridade, periculosidade: em reais': 'Night, unhealthy work, hazard: in reais',
  'O desconto da refeição é o informado; o vale não é salário (CLT, art. 457, § 2º).':
    'The meal deduction is the one given; the voucher is not salary (CLT, art. 457, § 2º).',
  'O gasto da empresa é o do mês: sem provisões de 13º e férias nem a parte dela em saúde e refeição; para isso, use employee-cost.':
    "The company's spending is that of the month: without provisions for 13th salary and vacation nor its share of health and meals; for that, use employee-cost.",
  'O plano de saúde não reduz o IRRF do mês: deduz-se na declaração anual de quem opta pela completa.':
    "The health plan does not reduce the month's IRRF: it is deducted in the annual return of those who choose the full model.",
  'O que a empresa gasta com três mil reais de salário': 'What the company spends on a salary of three thousand reais',
  'O que a empresa gasta no mês': 'What the company spends in the month',
  'Ou com deficiência: dão o salário-família a quem ganha pouco': 'Or with a disability: they entitle low earners to the family allowance',
  'Plano de saúde descontado': 'Health plan deducted',
  'Quando há algum': 'When there is any',
  'Quando se informa o regime': 'When the tax regime is given',
  'Quanto cai na conta de quem ganha R$ 2.000?': 'How much reaches the account of someone who earns R$ 2,000?',
  'Quanto cai na conta de quem ganha R$ 5.000?': 'How much reaches the account of someone who earns R$ 5,000?',
  'Quatro mil reais em abril de 2025, véspera da nova tabela': 'Four thousand reais in April 2025, the eve of the new table',
  'RAT de {0} no gasto da empresa.': "RAT of {0} in the company's spending.",
  'Salário com horas extras e adicionais': 'Salary with overtime and premiums',
  'Salário líquido de um empregado CLT depois de INSS e IRRF, com as faixas, as deduções e a lei da data; se quiser, com vale-transporte, plano de saúde, refeição, horas extras e salário-família. Para partir do líquido, use gross-from-net.':
    'Take-home pay of a CLT employee after INSS and IRRF, with the brackets, the deductions and the law of the date; if you like, with transport voucher, health plan, meals, overtime and family allowance. To start from net, use gross-from-net.',
  'Salário mínimo de 2026 com dois filhos: salário-família': '2026 minimum wage with two children: family allowance',
  'Salário-família sem desconto, pago pela empresa por conta do INSS; pai e mãe podem receber, cada um pelo seu salário.':
    'Family allowance without deductions, paid by the company on behalf of INSS; father and mother may each receive it, by their own salary.',
  'Seis mil reais em 2026: redução parcial': 'Six thousand reais in 2026: partial reduction',
  'Somado ao líquido; zero acima do limite': 'Added to take-home pay; zero above the limit',
  'Só para o gasto da empresa; em regra 1, 2 ou 3': "Only for the company's spending; usually 1, 2 or 3",
  'Teto do INSS em 2026': 'INSS ceiling in 2026',
  'Transporte mais barato que 6%: desconta-se o custo': 'Transport cheaper than 6%: the cost is deducted',
  'Vale-refeição descontado': 'Meal voucher deducted',
  'Vale-transporte sobre o salário básico, sem horas extras e adicionais (Lei nº 7.418/1985, art. 4º).':
    'Transport voucher on the basic salary, without overtime and premiums (Lei nº 7.418/1985, art. 4º).',
  'conferir um holerite já recebido': 'check a payslip already received',
  'ver o ano inteiro': 'see the whole year',
}
