export const english = {
  'A PJ emite doze notas iguais, sem férias pagas, 13º nem FGTS, e a empresa não tem empregados.':
    'The PJ issues twelve equal invoices, without paid vacation, 13th salary or FGTS, and the company has no employees.',
  'Acerto na declaração': 'Settlement in the tax return',
  'Alíquota informada de 10%: o empate fecha no centavo': 'Given rate of 10%: break-even matches to the centavo',
  'Alíquota informada de 6% em salário alto: PJ melhor': 'Given rate of 6% on a high salary: PJ is better',
  'Benefícios da CLT por mês (vale-refeição, plano de saúde…)': 'CLT benefits per month (meal voucher, health plan…)',
  'CLT no ano': 'CLT over the year',
  'CLT ou PJ': 'CLT or PJ',
  'Cem mil reais em 2026: lucros acima de 50 mil no mês retêm 10%, que voltam na declaração':
    'One hundred thousand reais in 2026: profits above 50 thousand in the month have 10% withheld, which comes back in the tax return',
  'Cinco mil reais e oitocentos de benefícios': 'Five thousand reais and eight hundred in benefits',
  'Como PJ, você fica com {value} a mais no ano': 'As a PJ, you have {value} more in the year',
  'Como PJ, você fica com {value} a menos no ano': 'As a PJ, you have {value} less in the year',
  'Dez mil reais em 2026, o resto em branco': 'Ten thousand reais in 2026, the rest left blank',
  'Empate até um centavo por mês': 'Tie up to one centavo per month',
  'INSS sobre o pró-labore': "INSS on partner's pay (pró-labore)",
  'IRRF sobre o pró-labore': "IRRF on partner's pay (pró-labore)",
  'Imposto de {0} sobre a nota, como informado, cobrindo a empresa e o dono.':
    'Tax of {0} on the invoice, as given, covering the company and the owner.',
  'Imposto retido sobre os lucros': 'Tax withheld on profits',
  'Imposto total da PJ sobre a nota': "PJ's total tax on the invoice",
  'Impostos da empresa sobre as notas': 'Company taxes on the invoices',
  'Líquido, FGTS e benefícios': 'Take-home pay, FGTS and benefits',
  'Menor nota mensal que iguala a CLT': 'Lowest monthly invoice that equals the CLT package',
  'Nenhuma nota dentro do teto do Simples Nacional iguala esta CLT.':
    'No invoice within the Simples Nacional ceiling equals this CLT package.',
  'No ano, CLT e PJ empatam': 'Over the year, CLT and PJ tie',
  'No ponto de empate a lei dá um salto: a nota de um centavo a menos ainda perde da CLT e esta já a supera.':
    'At the break-even point the law jumps: an invoice one centavo lower still loses to the CLT and this one already beats it.',
  'Nota que empata': 'Break-even invoice',
  'Notas emitidas': 'Invoices issued',
  'O lucro presumido não é comparado; o aumento dele pela LC nº 224/2025, discutido na Justiça, não atinge o Simples.':
    'Presumed profit is not compared; its increase by LC nº 224/2025, disputed in court, does not affect the Simples.',
  'O mesmo valor como salário ou como nota': 'The same amount as salary or as invoice',
  'O mesmo valor mensal como salário CLT ou como nota de uma empresa do Simples: o que sobra no ano e a nota que empata.':
    'The same monthly amount as a CLT salary or as an invoice of a company in the Simples: what is left over the year and the break-even invoice.',
  'O pacote da CLT soma líquido, FGTS e benefícios; não conta multa do FGTS, seguro-desemprego nem estabilidade.':
    'The CLT package adds take-home pay, FGTS and benefits; it does not count the FGTS fine, unemployment insurance or job stability.',
  'O que deixa mais no ano': 'The one that leaves more in the year',
  'O que sobra ao dono': 'What is left for the owner',
  'Oito mil reais em 2019': 'Eight thousand reais in 2019',
  PJ: 'PJ',
  'PJ menos CLT no ano': 'PJ minus CLT over the year',
  'PJ no ano': 'PJ over the year',
  'Pró-labore com INSS de {0} até o teto, truncado no centavo, e IRRF da tabela mensal; acima do sublimite soma-se ISS de {1} fora do DAS.':
    "Partner's pay (pró-labore) with INSS of {0} up to the ceiling, truncated to the centavo, and IRRF by the monthly table; above the sublimit, ISS of {1} is added outside the DAS.",
  'Quinze mil reais com dois dependentes: limite da primeira faixa do Simples':
    'Fifteen thousand reais with two dependents: limit of the first Simples bracket',
  'Salário na CLT, nota fiscal na PJ': 'Salary under the CLT, invoice as a PJ',
  'Salários, 13º e terço de férias': 'Salaries, 13th salary and one-third vacation bonus',
  'Setenta mil reais em 2025: sem imposto sobre lucros, o anexo V é melhor':
    'Seventy thousand reais in 2025: with no tax on profits, annex V is better',
  'Setenta mil reais em 2026: o fator R mantém o lucro do mês abaixo de 50 mil':
    "Seventy thousand reais in 2026: factor R keeps the month's profit below 50 thousand",
  'Simples pelo melhor de dois caminhos: anexo III com pró-labore de {0} da nota (fator R), ou anexo V com pró-labore de um salário mínimo; o resto sai como lucro.':
    "Simples by the better of two routes: annex III with partner's pay (pró-labore) of {0} of the invoice (factor R), or annex V with partner's pay of one minimum wage; the rest is paid out as profit.",
  'Simples, pelo melhor dos anexos III e V': 'Simples, by the better of annexes III and V',
  'Trinta mil reais: pró-labore acima do teto do INSS só no empate':
    "Thirty thousand reais: partner's pay (pró-labore) above the INSS ceiling only at break-even",
  'Valor bruto mensal': 'Monthly gross amount',
  'com a alíquota informada': 'with the rate given',
  'decidir sobre uma proposta com valores e benefícios diferentes dos dois lados':
    'decide on an offer with different amounts and benefits on each side',
  'doze notas de {0} passam do teto do Simples Nacional; informe pj_tax_rate para comparar':
    'twelve invoices of {0} exceed the Simples Nacional ceiling; give pj_tax_rate to compare',
  'menor nota em que {0} chega a {1}': 'lowest invoice at which {0} reaches {1}',
  'saber só quanto cobrar': 'find out only how much to charge',
}
