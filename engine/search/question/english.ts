/** Translates English questions to Portuguese, limited to the vocabulary of money and work. */

/** Multi-word phrases go first, so that "take-home pay" is not read as pay at home. */
const PHRASES: readonly (readonly [said: RegExp, written: string])[] = (
  [
    ['take[- ]home (?:pay|salary)|net (?:pay|salary|wage)|(?:pay|salary) after (?:tax|taxes)', 'salario liquido'],
    ['(?:is |be )?left (?:of|from|after)|(?:i|they|we) (?:take|get) home', 'salario liquido de'],
    ['gross (?:pay|salary|wage)', 'salario bruto'],
    ['christmas bonus|year[- ]end (?:bonus|salary)', 'decimo terceiro salario'],
    ['after inss(?: and (?:income )?tax(?:es)?)?|after (?:all )?deductions', 'salario liquido'],
    ['(?<=(?:salary|pay|wage|of \\d[\\d,.]*) )leaves?', 'sobra'],
    ['termination (?:document|form|statement|paper)s?', 'conferir termo de rescisao'],
    ['final pay(?:ment)?', 'rescisao'],
    ['(?:contract|job|employment) (?:ended|started|began)', 'rescisao pelas datas'],
    ['real estate|homes?|houses?', 'imovel'],
    ['(?:buy(?:ing)?|purchase) (?:an? )?(?:imovel|home|house|flat|apartment)', 'comprar imovel'],
    ['transfer tax(?:es)?', 'itbi'],
    ['registry|notary|deed', 'cartorio registro'],
    ['rent or buy|buy or rent', 'comprar ou alugar'],
    ['may (?=\\d{4})', 'maio '],
    ['stock (?:market|exchange)', 'bolsa'],
    ['mutual funds?|investment funds?', 'fundo come cotas'],
    ['treasury (?:bond|direct)s?|government bonds?', 'tesouro direto'],
    ['fixed[- ]rate', 'prefixado'],
    ['fixed income', 'renda fixa'],
    ['private pension', 'previdencia privada pgbl'],
    ['meal vouchers?', 'vale refeicao'],
    [
      '(?:income )?(?:tax )?withh(?:olding|eld) (?:tax )?(?:brackets?|tables?|bands?|rates?)|income tax (?:brackets?|tables?|bands?)',
      'tabela irrf',
    ],
    ['(?:child|children|kids?) as (?:an? )?dependents?', 'dependente'],
    ['(?:pis )?annual bonus|pis bonus|salary bonus', 'abono salarial pis'],
    ['withh(?:eld|old)s? (?:the )?(?:right|correct|too much|wrong)(?: amount)?', 'desconto esta certo'],
    ['without (?:just )?cause', 'sem justa causa'],
    ['(?:for|with) (?:just )?cause', 'por justa causa'],
    ['look(?:s|ed)? (?:off|wrong)|(?:is|are|was) (?:it |this |that |my |the )?(?:right|correct|wrong)', 'esta certo'],
    ['(?:the )?(?:whole|entire|full) year', 'ano inteiro'],
    ['after (?:income )?tax(?:es)?', 'liquido'],
    ['(?:by )?mutual agreement', 'por acordo'],
    ['spreadsheets?', 'planilha'],
    ['whole|entire', 'todo'],
    ['income tax withh(?:eld|olding)(?: brackets?| table)?', 'irrf'],
    ['in (?:force|effect)', 'em vigor'],
    ['month by month|by month', 'mes a mes'],
    ['(?:worth|value) (?:today|now)|in today.?s money', 'corrigido pela inflacao hoje'],
    ['which (?:\\w+ ){0,3}(?:cheaper|better|best)|(?:cheaper|better|best) (?:loan|offer)', 'comparar qual mais barato'],
    ['loan offers?|offers? of (?:a )?loan', 'propostas de emprestimo'],
    ['hired? (?:on|in) (?=\\d)', 'admissao em '],
    ['early (?:settlement|repayment|payoff)|settle early', 'quitar antecipado'],
    ['sole (?:trader|proprietor)s?|micro[- ]?entrepreneurs?', 'mei'],
    ['annual (?:salary|pay)', 'salario anual'],
    ['rural workers?', 'trabalhador rural'],
    ['special retirement', 'aposentadoria especial'],
    ['rent (?:increase|review|rise)', 'reajuste do aluguel'],
    ['break(?:ing)? (?:the |my )?lease|leav(?:e|ing) (?:the |my )?(?:flat|apartment|rental) early', 'multa por sair do aluguel antes'],
    ['lump[- ]sum|back pay', 'rendimentos recebidos acumuladamente'],
    ['cash[- ]?flows?', 'fluxo de caixa'],
    ['internal rate of return', 'taxa interna de retorno'],
    ['net present value', 'valor presente liquido'],
    ['present value', 'valor presente'],
    ['real return', 'rendimento real'],
    ['purchasing power', 'poder de compra'],
    ['card (?:machine|reader|terminal)s?', 'maquininha'],
    ['contribution (?:time|years)|years of contribution', 'tempo de contribuicao'],
    ['old[- ]age', 'idade'],
    ['hazard(?:ous)? (?:pay|duty)|unhealthy work', 'insalubridade periculosidade'],
    ['(?:cell|mobile) phone', 'celular'],
    ['hourly (?:rate|wage|pay)', 'valor da hora'],
    ['weekly rest', 'descanso semanal'],
    ['minimum tax', 'imposto minimo'],
    ['(?:which|what) forms? of payment', 'forma de pagamento'],
    ['(?:let|letting) go(?: of)?|lay(?:ing)? off|dismiss(?:ing)?', 'demitir'],
    ['(?:was|were|been|got) (?:let go|laid off|dismissed|fired)|laid off', 'fui demitido'],
    ['(?:hand(?:ed)? in|giv(?:e|ing)|gave) (?:my )?notice|resign(?:ed|ing)?', 'pedi demissao'],
    ['notice period', 'aviso previo'],
    ['(?:file|filing|submit) (?:an? |my )?(?:income )?tax(?:es| return)', 'declarar imposto de renda'],
    ['tax return', 'declaracao do imposto de renda'],
    ['capital gains?(?: tax)?', 'ganho de capital'],

    ['(?:sick|medical) (?:pay|leave)', 'auxilio doenca'],
    ['domestic workers?|house ?keepers?|maids?|nann(?:y|ies)', 'empregada domestica'],
    ['self[- ]employed', 'autonomo'],
    ['(?:employer|total|company) costs?|cost (?:to|of) (?:hire|hiring|employ)', 'custo do empregado'],
    ['transport vouchers?|bus fares?', 'vale transporte'],
    ['profit sharing', 'plr'],
    ['pay(?:ing)? off', 'quitar'],
    ['payroll loans?', 'emprestimo consignado'],
    ['anniversary withdrawal', 'saque aniversario'],
    ['minimum wage', 'salario minimo'],
    ['(?:13th|thirteenth)(?: month)? (?:salary|pay)', 'decimo terceiro salario'],
    ['(?:vacation|holiday) pay|paid (?:vacation|leave)', 'ferias'],
    ['(?:maternity|parental) (?:pay|leave)', 'licenca maternidade'],
    ['(?:paternity|father) (?:pay|leave)', 'licenca paternidade'],
    ['(?:unpaid|late|overdue|missed) child support', 'pensao atrasada'],
    ['child support|alimony', 'pensao alimenticia'],
    ["(?:death|survivors?'?s?|widows?'?s?) (?:pension|benefits?)", 'pensao por morte'],
    ['disability (?:pension|benefit)', 'bpc deficiente'],
    ['withholding tax|tax withheld|payroll tax', 'irrf'],
    ['(?:when|what day) (?:is|are|do) (?:the |my )?(das|fgts|darf|dae) (?:due|expire)', 'quando vence o $1'],
    ['due date', 'data de vencimento'],
    ['(?:federal|civil) (?:civil )?servants?', 'servidor federal'],
    ['hours? bank|time bank', 'banco de horas'],
    ['per ?cent', 'por cento'],
    ['(?:late|overdue|unpaid) (?:bills?|invoice)', 'boleto atrasado'],
    ['days? late', 'dias de atraso'],
    ['(?:monthly|month) payment', 'pagamento por mes'],
    ['severance(?: pay)?|termination pay', 'rescisao'],
    ['unemployment (?:insurance|benefit)s?', 'seguro desemprego'],
    ['overtime(?: pay)?', 'hora extra'],
    ['night shift', 'adicional noturno'],
    ['income tax', 'imposto de renda'],
    ['social security', 'inss'],
    ['compound interest', 'juros compostos'],
    ['simple interest', 'juros simples'],
    ['interest rate', 'taxa de juros'],
    ['exchange rate', 'cotacao'],
    ['credit card', 'cartao de credito'],
    ['business days|working days', 'dias uteis'],
    ['emergency fund', 'reserva de emergencia'],
    ['down payment', 'entrada'],
    ['savings account', 'poupanca'],
    ['health (?:plan|insurance)', 'plano de saude'],
    ['property tax', 'iptu'],
    ['years? old', 'anos'],
    ['how long', 'quanto tempo'],
    ['average (?:salary|pay|wage)', 'media salarial'],
    ['(?:per|a|each|every) month|monthly', 'por mes'],
    ['(?:per|a|each|every) year|yearly|annually', 'por ano'],
    ['how much|how many', 'quanto'],
    ['is it worth(?: it)?', 'vale a pena'],
  ] as const
).map(([said, written]) => [new RegExp(`\\b(?:${said})\\b`, 'g'), written])

const pairs = (text: string): [string, string][] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])

/** Words that exist only in English. */
const WORDS: ReadonlyMap<string, string> = new Map(
  pairs(`salary=salario wage=salario wages=salario pay=pagar paid=pago earn=ganha earns=ganha earning=ganhando earned=ganhei net=liquido gross=bruto
  month=mes months=meses year=ano years=anos day=dia days=dias hour=hora hours=horas today=hoje yesterday=ontem
  inflation=inflacao rate=taxa rates=taxas dollar=dolar dollars=dolares current=atual savings=poupanca interest=juros
  loan=emprestimo mortgage=financiamento house=imovel apartment=apartamento car=carro rent=aluguel tax=imposto taxes=impostos
  dependents=dependentes dependent=dependente child=filho children=filhos thousand=mil million=milhao retirement=aposentadoria
  retire=aposentar discount=desconto invoice=nota employee=empregado employer=empresa bonus=bonus dividends=dividendos
  convert=converter buy=comprar buying=comprar invest=investir investing=investir installments=parcelas adjusted=reajustado adjustment=reajuste average=media worked=trabalhei working=trabalhando contribution=contribuicao
  male=homem female=mulher man=homem woman=mulher save=guardar saving=guardando payment=pagamento payments=pagamentos bill=boleto bills=boletos yield=rende yields=rende earnings=rendimento withheld=retido withholding=retencao property=imovel dismissed=demitido
  weather=clima fired=demitido quit=pedido vacation=ferias people=pessoas family=familia widow=viuva widower=viuvo pension=pensao pensions=pensoes late=atraso
  unpaid=atrasada overdue=atrasado since=desde due=vence debt=divida debts=dividas raise=aumento job=emprego benefit=beneficio benefits=beneficios foreign=exterior
  resignation=demissao dismissal=demissao severance=rescisao payslip=holerite payroll=folha hired=contratado hire=contratar hiring=admissao joining=admissao joined=admissao
  landlord=aluguel tenant=inquilino lease=aluguel flat=apartamento fuel=combustivel gas=gasolina ethanol=alcool budget=orcamento expenses=despesas spend=gastar
  profit=lucro profits=lucros distributed=distribuidos company=empresa business=empresa revenue=faturamento cost=custo costs=custos price=preco prices=precos
  sell=vender selling=vender sold=vendi bought=comprei history=historico calendar=calendario holiday=feriado holidays=feriados weekday=dia table=tabela law=lei
  fine=multa penalty=multa refund=restituicao bracket=faixa overdraft=cheque-especial insurance=seguro balance=saldo withdraw=sacar withdrawal=saque birthday=aniversario
  internship=estagio apprentice=aprendiz partner=socio amortization=amortizacao investment=investimento return=rendimento percentage=porcentagem kids=filhos kid=filho
  owe=deve owed=devido afford=cabe premium=adicional hazard=periculosidade commission=comissao absence=falta schooling=escolaridade occupation=profissao
  audit=conferir check=conferir verify=conferir slip=holerite payslips=holerites lines=linhas line=linha wrong=errado correct=certo right=certo withhold=desconto mistake=erro compute=calcular calculate=calcular work=trabalho
  dates=datas date=data one=um two=dois three=tres four=quatro five=cinco six=seis ten=dez twelve=doze
  brackets=faixas band=faixa bands=faixas target=meta interns=estagiarios intern=estagiario mortgages=financiamentos instalment=parcela instalments=parcelas installment=parcela
  loans=emprestimos fee=tarifa fees=tarifas cheaper=barato cheapest=barato worth=vale compare=comparar comparison=comparar annex=anexo applies=vale services=servicos service=servico
  goods=mercadorias shop=loja store=loja seller=vendedor sales=vendas sale=venda loss=prejuizo losses=prejuizos gain=ganho gains=ganhos crypto=criptomoeda
  inheritance=heranca donation=doacao deduction=deducao deductions=deducoes deduct=deduzir medical=medicas allowance=abono employed=empregado employees=empregados worker=trabalhador workers=trabalhadores
  boss=patrao sunday=domingo sundays=domingos night=noite shift=turno father=pai mother=mae pregnant=gravida birth=nascimento adopted=adotado disability=deficiencia disabled=deficiente
  elderly=idoso poor=baixa-renda contribute=contribuir contributed=contribui contributions=contribuicoes pensioner=aposentado servant=servidor salaries=salarios profession=profissao
  welder=soldador driver=motorista cook=cozinheiro engineer=engenheiro programmer=programador lawyer=advogado doctor=medico accountant=contador salesman=vendedor waiter=garcom
  withdrawals=saques deposit=deposito deposits=depositos monthly=mensal invested=investido investor=investidor investors=investidores treasury=tesouro maturity=vencimento coupon=cupom
  currency=moeda pounds=libras quote=cotacao quotes=cotacoes index=indice indexes=indices accumulated=acumulado chart=historico
  consortium=consorcio bid=lance settle=quitar early=antecipado financed=financiado financing=financiamento borrow=emprestimo lender=banco bank=banco card=cartao
  issue=emitir receipt=recibo contractor=pj contract=contrato offer=proposta proposal=proposta switch=trocar threshold=limite limit=limite exceeded=passei
  payable=a-pagar margin=margem dividend=dividendo shareholder=socio shareholders=socios quarter=trimestre quarterly=trimestral
  voucher=vale vouchers=vale commute=transporte meal=refeicao furniture=mobilia trip=viagem deadline=prazo expire=vence
  january=janeiro february=fevereiro march=marco april=abril june=junho july=julho august=agosto september=setembro october=outubro november=novembro december=dezembro
  abroad=exterior stocks=acoes shares=acoes bond=titulo bonds=titulos teacher=professor nurse=enfermeira farmer=rural leave=licenca income=renda become=vira grow=render`),
)
/** English function words; some also exist in Portuguese, so they do not identify the language. */
const LITTLE: ReadonlyMap<string, string> = new Map(
  pairs(`on=em of=de the=o for=por to=a from=de in=em is=e at=a with=com and=e what=qual my=meu i=eu does=faz will=vou if=se an=um by=por would=seria
  get=recebo are=sao was=era do=faz how=como your=seu it=isso this=isso be=ser brazil=brasil after=depois between=entre have=tenho has=tem me=me they=eles them=eles someone=alguem which=qual should=devo can=posso each=cada under=pela into=em than=que or=ou show=mostra these=esses those=esses really=mesmo counting=contando were=era its=seu their=seu his=seu her=seu who=quem when=quando where=onde user=usuario client=cliente there=la here=aqui not=nao no=nao just=so already=ja over=durante now=agora`),
)

/** Minimum share of English among words that differ between the languages. */
const SHARE = 0.6
/** Function words that exist only in English, and names identical in both languages. */
const ONLY_ENGLISH = /^(?:what|the|how|my|with|from|is|of|and|are|was|your|this|which|should|they)$/
const SAME_IN_BOTH = /^(?:selic|cdi|ipca|igpm|inss|fgts|irrf|irpf|mei|das|darf|pis|cdb|lci|lca|clt|pj|plr|pix|tesouro|simples)$/

/** @param typed raw question. Returns it in Portuguese, or unchanged when it is not English. */
export function inPortuguese(typed: string): string {
  const plain = typed.toLowerCase()
  const known = PHRASES.reduce((count, [said]) => count + (plain.match(said)?.length ?? 0), 0)
  const phrased = PHRASES.reduce((text, [said, written]) => text.replace(said, written), plain)
  const words = plain.match(/[\p{L}]+/gu) ?? []
  const telling = words.filter((word) => !LITTLE.has(word) && !SAME_IN_BOTH.test(word) && word.length > 1)
  const english = telling.filter((word) => WORDS.has(word)).length
  const little = words.filter((word) => ONLY_ENGLISH.test(word)).length
  if ((english + known === 0 && (little === 0 || telling.length > 0)) || english + 2 * known + little < telling.length * SHARE) return typed
  return phrased
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(?<![\p{L}])[\p{L}]+(?![\p{L}])/gu, (word) => WORDS.get(word) ?? LITTLE.get(word) ?? word)
}

/** Maps interpreted words back to the original English, for display to the user. */
export function asTyped(typed: string): (read: string) => string {
  const plain = typed.toLowerCase()
  if (inPortuguese(typed) === typed) return (read) => read
  const said = new Map<string, string>()
  for (const word of plain.match(/\p{L}+/gu) ?? []) {
    const read = WORDS.get(word) ?? LITTLE.get(word)
    if (read !== undefined) said.set(read, word)
  }
  const phrases = PHRASES.flatMap(([pattern, written]) =>
    [...plain.matchAll(pattern)].map(([match]) => [written.trim(), match.trim()] as const),
  )
  return (read) =>
    phrases
      .reduce((text, [written, match]) => text.replaceAll(written, match), read)
      .replace(/(?<!\p{L})\p{L}+(?!\p{L})/gu, (word) => said.get(word) ?? word)
}
