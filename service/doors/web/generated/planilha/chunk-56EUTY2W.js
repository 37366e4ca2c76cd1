var e={"codes.txt":`000001|3|0|0|verified|Regime Geral|Situações tributadas integralmente pelo IBS e CBS.
000002|3|0|0|verified|Art. 11, VIII|Exploração de via
000003|3|0|0|verified|Art. 311|Regime automotivo - projetos incentivados (art. 311)
000004|3|0|0|verified|Art. 312|Regime automotivo - projetos incentivados (art. 312)
010001|5|0|0|verified|Art. 212|Operações do FGTS não realizadas pela Caixa Econômica Federal
010002|5|0|0|verified|Art. 233|Operações do serviço financeiro
011001|6|60|60|verified|Art. 236|Planos de assistência funerária.
011002|6|60|60|verified|Art. 237|Planos de assistência à saúde
011003|6|60|60|verified|Art. 240|Intermediação de planos de assistência à saúde
011004|32|0|0|verified|Art. 246|Concursos e prognósticos
011005|6|30|30|verified|Art. 243|Planos de assistência à saúde de animais domésticos
200001|7|100|100|verified|Art. 103|Aquisições realizadas entre empresas autorizadas a operar em zonas de processamento de exportação
200002|7|100|100|verified|Art. 110|Fornecimento ou importação para produtor rural não contribuinte ou TAC
200003|7|100|100|verified|Art. 125|Vendas de produtos destinados à alimentação humana (Anexo I)
200004|7|100|100|verified|Art. 144, I|Venda de dispositivos médicos (Anexo XII)
200005|7|100|100|verified|Art. 144, II|Venda de dispositivos médicos adquiridos por órgãos da administração pública (Anexo IV)
200006|7|100|100|verified|Art. 144, § 3º|Situação de emergência de saúde pública reconhecida pelo Poder público (Anexo XII)
200007|7|100|100|verified|Art. 145, I|Fornecimento dos dispositivos de acessibilidade próprios para pessoas com deficiência (Anexo XIII)
200008|7|100|100|verified|Art. 145, II|Fornecimento dos dispositivos de acessibilidade próprios para pessoas com deficiência adquiridos por órgãos da administração pública (Anexo V)
200009|7|100|100|verified|Art. 146|Fornecimento de medicamentos (Anexo XIV)
200010|7|100|100|verified|Art. 146, § 1º|Fornecimento dos medicamentos registrados na Anvisa, adquiridos por órgãos da administração pública
200011|7|100|100|verified|Art. 146, § 2º|Fornecimento das composições para nutrição enteral e parenteral quando adquiridas por órgãos da administração pública (Anexo VI)
200012|7|100|100|verified|Art. 146, § 4º|Situação de emergência de saúde pública reconhecida pelo Poder público (Anexo XIV)
200013|7|100|100|verified|Art. 147|Fornecimento de tampões higiênicos, absorventes higiênicos internos ou externos
200014|7|100|100|verified|Art. 148|Fornecimento dos produtos hortícolas, frutas e ovos (Anexo XV)
200015|7|100|100|verified|Art. 149|Venda de automóveis de passageiros de fabricação nacional adquiridos por motoristas profissionais ou pessoas com deficiência
200016|7|100|100|verified|Art. 156|Prestação de serviços de pesquisa e desenvolvimento por Instituição Científica, Tecnológica e de Inovação (ICT)
200017|7|100|100|verified|Art. 212, § 3º, I|Operações relacionadas ao FGTS
200018|7|100|100|verified|Art. 223, § 4º|Operações de resseguro e retrocessão
200019|7|100|100|verified|Art. 231, § 1º, II|Importador dos serviços financeiros contribuinte
200020|7|100|100|verified|Art. 271|Operação praticada por sociedades cooperativas optantes por regime específico do IBS e CBS
200021|7|100|100|verified|Art. 285, I|Serviços de transporte público coletivo de passageiros ferroviário e hidroviário
200022|29|100|100|verified|Art. 445|Operação originada fora da ZFM que destine bem material industrializado a contribuinte estabelecido na ZFM
200023|7|100|100|verified|Art. 448|Operação realizada por indústria incentivada que destine bem material intermediário para outra indústria incentivada na ZFM
200024|30|100|100|verified|Art. 463|Operação originada fora das Áreas de Livre Comércio destinadas a contribuinte estabelecido nas Áreas de Livre Comércio
200025|4|100|60|verified|Art. 308|Fornecimento dos serviços de educação relacionados ao Programa Universidade para Todos (Prouni)
200026|4|80|80|verified|Art. 158, parágrafo único|Locação de imóveis localizados nas zonas reabilitadas
200027|4|70|70|verified|Art. 261, parágrafo único|Operações de locação, cessão onerosa e arrendamento de bens imóveis
200028|4|60|60|verified|Art. 129|Fornecimento dos serviços de educação (Anexo II)
200029|4|60|60|verified|Art. 130|Fornecimento dos serviços de saúde humana (Anexo III)
200030|4|60|60|verified|Art. 131|Venda dos dispositivos médicos (Anexo IV)
200031|4|60|60|verified|Art. 132|Fornecimento dos dispositivos de acessibilidade próprios para pessoas com deficiência (Anexo V)
200032|4|60|60|verified|Art. 133|Fornecimento dos medicamentos registrados na Anvisa ou produzidos por farmácias de manipulação, ressalvados os medicamentos sujeitos à alíquota zero
200033|4|60|60|verified|Art. 133, § 1º|Fornecimento das composições para nutrição enteral e parenteral (Anexo VI)
200034|4|60|60|verified|Art. 135|Fornecimento dos alimentos destinados ao consumo humano (Anexo VII)
200035|4|60|60|verified|Art. 136|Fornecimento dos produtos de higiene pessoal e limpeza (Anexo VIII)
200036|4|60|60|verified|Art. 137|Fornecimento de produtos agropecuários, aquícolas, pesqueiros, florestais e extrativistas vegetais in natura
200037|4|60|60|verified|Art. 137, § 3º|Fornecimento de serviços ambientais de conservação ou recuperação da vegetação nativa
200038|4|60|60|verified|Art. 138|Fornecimento dos insumos agropecuários e aquícolas (Anexo IX)
200039|4|60|60|verified|Art. 139|Fornecimento dos serviços e o licenciamento ou cessão dos direitos destinados às produções nacionais artísticas (Anexo X)
200040|4|60|60|verified|Art. 140|Fornecimento de serviços de comunicação institucional à administração pública
200041|4|60|60|verified|Art. 141, I|Fornecimento de serviço de educação desportiva (art. 141. I)
200042|4|60|60|verified|Art. 141, II|Fornecimento de serviço de educação desportiva (art. 141. II)
200043|4|60|60|verified|Art. 142, I|Fornecimento à administração pública dos serviços e dos bens relativos à soberania (Anexo XI)
200044|4|60|60|verified|Art. 142, II|Operações e prestações de serviços de segurança da informação e segurança cibernética desenvolvidos por sociedade que tenha sócio brasileiro (Anexo XI)
200045|4|60|60|verified|Art. 158|Operações relacionadas a projetos de reabilitação urbana de zonas históricas e de áreas críticas de recuperação e reconversão urbanística
200046|4|50|50|verified|Art. 261|Operações com bens imóveis
200047|4|40|40|verified|Art. 275|Bares e Restaurantes
200048|4|40|40|verified|Art. 281|Hotelaria, Parques de Diversão e Parques Temáticos
200049|4|40|40|verified|Art. 286|Transporte coletivo de passageiros rodoviário, ferroviário e hidroviário
200050|4|40|40|reported|Art. 287|Serviços de transporte aéreo regional coletivo de passageiros ou de carga
200051|4|40|40|verified|Art. 289, II|Agências de Turismo
200052|4|30|30|verified|Art. 127, I a XVIII|Prestação de serviços de profissões intelectuais
200450|4|40|40|verified|Art. 287|Serviços de transporte aéreo regional coletivo de passageiros ou de carga
220001|9|0|0|verified|Art. 485, I|Incorporação imobiliária submetida ao regime especial de tributação
220002|10|0|0|verified|Art. 485, II|Incorporação imobiliária submetida ao regime especial de tributação
220003|11|0|0|verified|Art. 486|Alienação de imóvel decorrente de parcelamento do solo
220004|31|0|0|verified|Art. 293, § 4º|Operações com bens e com serviços realizadas por Sociedade Anônima do Futebol - SAF
221001|12|0|0|verified|Art. 487, § 2º|Locação, cessão onerosa ou arrendamento de bem imóvel com alíquota sobre a receita bruta
222001|8|0|0|verified|Art. 12 § 8º|Transporte internacional de passageiros, caso os trechos de ida e volta sejam vendidos em conjunto
400001|14|0|0|verified|Art. 157|Fornecimento de serviços de transporte público coletivo de passageiros rodoviário e metroviário
410001|15|0|0|verified|Art. 5º, § 1º, I|Fornecimento de bonificações quando constem no documento fiscal e que não dependam de evento posterior
410002|15|0|0|verified|Art. 6º, II|Transferências entre estabelecimentos pertencentes ao mesmo contribuinte
410003|15|0|0|verified|Art. 6º, VIII|Doações sem contraprestação em benefício do doador
410004|15|0|0|verified|Art. 8º|Exportações de bens e serviços
410005|15|0|0|verified|Art. 9º, I e § 1º|Fornecimentos realizados pela União, pelos Estados, pelo Distrito Federal e pelos Municípios
410006|15|0|0|verified|Art. 9º, II|Fornecimentos realizados por entidades religiosas e templos de qualquer culto
410007|15|0|0|verified|Art. 9º, III|Fornecimentos realizados por partidos políticos
410008|15|0|0|verified|Art. 9º, IV|Fornecimentos de livros, jornais, periódicos e do papel destinado a sua impressão
410009|15|0|0|verified|Art. 9º, V|Fornecimentos de fonogramas e videofonogramas musicais produzidos no Brasil
410010|15|0|0|verified|Art. 9º, VI|Fornecimentos de serviço de comunicação nas modalidades de radiodifusão sonora e de sons e imagens de recepção livre e gratuita
410011|15|0|0|verified|Art. 9º, VII|Fornecimentos de ouro, quando definido em lei como ativo financeiro ou instrumento cambial
410012|15|0|0|verified|Art. 26, § 2º, II|Fornecimento de condomínio edilício não optante pelo regime regular
410013|15|0|0|verified|Art. 98|Exportações de combustíveis
410014|15|0|0|verified|Art. 164|Fornecimento de produtor rural não contribuinte
410015|15|0|0|verified|Art. 169|Fornecimento por transportador autônomo não contribuinte
410016|15|0|0|verified|Art. 170|Fornecimento ou aquisição de resíduos sólidos
410017|15|0|0|verified|Art. 171|Aquisição de bem móvel com crédito presumido sob condição de revenda realizada
410018|15|0|0|verified|Art. 213|Operações relacionadas aos fundos garantidores e executores de políticas públicas
410019|15|0|0|verified|Art. 274, I|Exclusão da gorjeta na base de cálculo no fornecimento de alimentação
410020|15|0|0|verified|Art. 274, II|Exclusão do valor de intermediação na base de cálculo no fornecimento de alimentação
410021|15|0|0|verified|Art. 12 § 2º|Contribuição de que trata o art. 149-A da Constituição Federal
410022|15|0|0|verified|Art. 200, I|Consolidação da propriedade do bem pelo credor
410023|15|0|0|verified|Art. 200, II, a|Alienação de bens móveis ou imóveis que tenham sido objeto de garantia em que o prestador da garantia não seja contribuinte
410024|15|0|0|verified|Art. 204, I|Consolidação da propriedade do bem pelo grupo de consórcio
410025|15|0|0|verified|Art. 204, II, a|Alienação de bem que tenha sido objeto de garantia em que o prestador da garantia não seja contribuinte
410026|15|0|0|verified|Art. 296|Cessão de direitos desportivos de atletas a residente ou domiciliado no exterior
410999|15|0|0|verified|Art. 4º, § 1º|Operações não onerosas sem previsão de tributação, não especificadas anteriormente
510001|16|0|0|verified|Art. 28, § 1º|Operações, sujeitas a diferimento, com energia elétrica, relativas à geração, comercialização, distribuição e transmissão
510002|17|60|60|verified|Art. 138, § 2º|Operações, sujeitas a diferimento, com insumos agropecuários e aquícolas destinados a produtor rural contribuinte (Anexo IX)
515001|17|60|60|reported|Art. 138|Operações, sujeitas a diferimento, com insumos agropecuários e aquícolas destinados a produtor rural não contribuinte
550001|18|0|0|verified|Art. 82|Exportações de bens materiais
550002|18|0|0|verified|Art. 84|Regime de Trânsito
550003|18|0|0|verified|Art. 85|Regimes de Depósito (art. 85)
550004|18|0|0|verified|Art. 87|Regimes de Depósito (art. 87)
550005|18|0|0|verified|Art. 87, parágrafo único|Regimes de Depósito (art. 87, Parágrafo único)
550006|18|0|0|verified|Art. 88|Regimes de Permanência Temporária
550007|18|0|0|verified|Art. 90|Regimes de Aperfeiçoamento
550008|18|0|0|verified|Art. 93, I|Importação de bens para o Regime de Repetro-Temporário
550009|18|0|0|verified|Art. 93, II|GNL-Temporário
550010|18|0|0|verified|Art. 93, III|Repetro-Permanente
550011|18|0|0|verified|Art. 93, IV|Repetro-Industrialização
550012|18|0|0|verified|Art. 93, V|Repetro-Nacional
550013|18|0|0|verified|Art. 93, VI|Repetro-Entreposto
550014|18|0|0|verified|Arts. 99, 100 e 102|Zona de Processamento de Exportação
550015|18|0|0|verified|Art. 105|Regime Tributário para Incentivo à Modernização e à Ampliação da Estrutura Portuária
550016|18|0|0|verified|Art. 106|Regime Especial de Incentivos para o Desenvolvimento da Infraestrutura
550017|18|0|0|verified|Art. 107|Regime Tributário para Incentivo à Atividade Econômica Naval
550018|18|0|0|verified|Art. 109|Desoneração da aquisição de bens de capital
550019|18|0|0|verified|Art. 443|Importação de bem material por indústria incentivada para utilização na ZFM
550020|18|0|0|verified|Art. 461|Áreas de livre comércio
550021|18|0|0|reported|Art. 82|Fornecimento de produtos agropecuários in natura para contribuinte do regime regular que promova industrialização destinada a exportação
620001|19|0|0|verified|Art. 172, 179 I|Tributação monofásica sobre combustíveis
620002|20|0|0|verified|Art. 178|Tributação monofásica com responsabilidade pela retenção sobre combustíveis
620003|21|0|0|verified|Art. 178|Tributação monofásica com tributos retidos por responsabilidade sobre combustíveis
620004|22|0|0|verified|Art. 179, II, a|Tributação monofásica sobre mistura de EAC com gasolina A em percentual superior ao obrigatório
620005|23|0|0|verified|Art. 179, II, b|Tributação monofásica sobre mistura de EAC com gasolina A em percentual inferior ao obrigatório
620006|24|0|0|verified|Art. 180|Tributação monofásica sobre combustíveis cobrada anteriormente
800001|25|0|0|verified|Art. 55|Fusão, cisão ou incorporação
800002|25|0|0|verified|Art. 272|Transferência de crédito do associado, inclusive as cooperativas singulares
810001|26|0|0|verified|Art. 450|Crédito presumido sobre o valor apurado nos fornecimentos a partir da ZFM
810002|26|0|0|verified|Art. 51|Anulação de Crédito por Saídas Imunes/Isentas
810003|26|0|0|verified|Art. 45|Débitos de notas fiscais não processadas na apuração
810004|26|0|0|verified|Art. 41|Desenquadramento do Simples Nacional
811001|26|0|0|reported|Art. 51|Anulação de crédito proporcional ao valor das operações imunes e isentas
811002|26|0|0|reported|Art. 45|Débitos de notas fiscais não processadas na apuração
811003|26|0|0|reported|Art. 41|Débitos apurados após o desenquadramento do regime Simples Nacional
820001|27|0|0|verified|Art. 235|Documento com informações de fornecimento de serviços de planos de assistência à saúde
820002|27|0|0|verified|Art. 236|Documento com informações de fornecimento de serviços de planos de assistência funerária
820003|27|0|0|verified|Art. 243|Documento com informações de fornecimento de serviços de planos de assistência à saúde de animais domésticos
820004|27|0|0|verified|Art. 248|Documento com informações de prestação de serviços de consursos de prognósticos
820005|27|0|0|verified|Art. 254, § 1º|Documento com informações de alienação de bens imóveis
820006|27|0|0|verified|Art. 11, VIII|Documento com informações de fornecimento de serviços de exploração de via
830001|28|0|0|verified|Art 28, parágrafos 3° e 4°|Documento com exclusão da BC da CBS e do IBS de energia elétrica fornecida pela distribuidora à UC
`,"coverage.txt":`NCM|200003|I|1|Arroz das subposições 1006.20 e 1006.30 e do código 1006.40.00 da NCM/SH|100620 100630 10064000
NCM|200003|I|2|Leite, em conformidade com os requisitos da legislação específica relativos ao consumo direto pela população, classificado nos códigos 0401.10.10, 0401.10.90, 0401.20.10, 0401.20.90, 0401.40.10 e 0401.50.10 da NCM/SH|04011010 04011090 04012010 04012090 04014010 04015010
NCM|200003|I|3|Leite em pó, em conformidade com os requisitos da legislação específica, classificado nos códigos 0402.10.10, 0402.10.90, 0402.21.10, 0402.21.20, 0402.29.10 e 0402.29.20 da NCM/SH|04021010 04021090 04022110 04022120 04022910 04022920
NCM|200003|I|4|Fórmulas infantis, em conformidade com os requisitos da legislação específica, classificadas nos códigos 1901.10.10, 1901.10.90 e 2106.90.90 da NCM/SH|19011010 19011090 21069090
NCM|200003|I|5|Manteiga do código 0405.10.00 da NCM/SH|04051000
NCM|200003|I|6|Margarina do código 1517.10.00 da NCM/SH|15171000
NCM|200003|I|7|Feijões dos códigos 0713.33.19, 0713.33.29, 0713.33.99 e 0713.35.90 da NCM/SH|07133319 07133329 07133399 07133590
NCM|200003|I|8|Café da posição 09.01 e da subposição 2101.1, ambos da NCM/SH|0901 21011
NCM|200003|I|9|Óleo de babaçu do código 1513.21.20 da NCM/SH, em conformidade com os requisitos da legislação específica relativos ao consumo como alimento|15132120
NCM|200003|I|10|Farinha de mandioca classificada no código 1106.20.00 da NCM/SH e tapioca e seus sucedâneos do código 1903.00.00 da NCM/SH|11062000 19030000
NCM|200003|I|11|Farinha, grumos e sêmolas, de milho, dos códigos 1102.20.00 e 1103.13.00 da NCM|11022000 11031300
NCM|200003|I|12|Grãos de milho classificados no código 1104.19.00 e do código 1104.23.00 da NCM/SH|11041900 11042300
NCM|200003|I|13|Farinha de trigo do código 1101.00.10 da NCM/SH|11010010
NCM|200003|I|14|Açúcar classificado nos códigos 1701.14.00 e 1701.99.00 da NCM/SH|17011400 17019900
NCM|200003|I|15|Massas alimentícias da subposição 1902.1 da NCM/SH|19021
NCM|200003|I|16|Pão comumente denominado pão francês, de formato cilíndrico e alongado, com miolo branco creme e macio, e casca dourada e crocante, elaborado a partir da mistura ou pré-mistura de farinha de trigo, fermento biológico, água, sal, açúcar, aditivos alimentares e produtos de fortificação de farinhas, em conformidade com a legislação vigente, classificado no código 1905.90.90 da NCM/SH e a pré-mistura ou massa, para preparação do pão comumente denominado pão francês, dos códigos 1901.20.10 e 1901.20.90 da NCM/SH|19059090 19012010 19012090
NCM|200003|I|17|Grãos de aveia dos códigos 1104.12.00 e 1104.22.00 da NCM/SH|11041200 11042200
NCM|200003|I|18|Farinha de aveia classificada no código 1102.90.00 da NCM/SH|11029000
NCM|200003|I|19|Carnes bovina, suína, ovina, caprina e de aves e produtos de origem animal (exceto foies gras) dos seguintes códigos, subposições e posições da NCM/SH: a) 02.01, 02.02, 0206.10.00, 0206.2 e 0210.20.00; b) 02.03, 0206.30.00, 0206.4, 0209.10 e 0210.1; c) 02.04 e 0210.99.20, carne caprina classificada no código 0210.99.90 e miudezas comestíveis de ovinos e caprinos classificadas nos códigos 0206.80.00 e 0206.90.00; d) 02.07, 0209.90.00 e 0210.99.1, exceto os produtos dos códigos 0207.43.00 e 0207.53.00|0201 0202 02061000 02062 0203 02063000 02064 020910 02101 0204 02109920 02109990 02068000 02069000 0207-02074300-02075300 02099000 0210991
NCM|200003|I|20|Peixes e carnes de peixes (exceto salmonídeos, atuns, bacalhaus, hadoque, saithe e ovas e outros subprodutos) dos seguintes códigos, subposições e posições da NCM/SH: a) 03.02; exceto os produtos das subposições e dos códigos 0302.1, 0302.3, 0302.51.00, 0302.52.00, 0302.53.00 e 0302.9 da NCM/SH; b) 03.03; exceto os produtos das subposições e dos códigos 0303.1, 0303.4, 0303.63.00, 0303.64.00, 0303.65.00 e 0303.9 da NCM/SH; c) 03.04; exceto os salmonídeos, atuns, bacalhaus, hadoque e saithe classificados nas subposições 0304.4, 0304.5, 0304.7, 0304.8 e 0304.9 da NCM/SH|0302-03021-03023-03025100-03025200-03025300-03029 0303-03031-03034-03036300-03036400-03036500-03039 0304-03044-03045-03047-03048-03049
NCM|200003|I|21|Queijos tipo mozarela, minas, prato, queijo de coalho, ricota, requeijão, queijo provolone, queijo parmesão, queijo fresco não maturado e queijo do reino classificados nos códigos 0406.10.10, 0406.10.90, 0406.20.00, 0406.90.10, 0406.90.20 e 0406.90.30 da NCM/SH|04061010 04061090 04062000 04069010 04069020 04069030
NCM|200003|I|22|Sal em conformidade com os requisitos da legislação específica relativos ao teor de iodo enquadrado nos limites próprios para consumo humano classificado nos códigos 2501.00.20 e 2501.00.90 da NCM/SH|25010020 25010090
NCM|200003|I|23|Mate da posição 09.03 da NCM/SH|0903
NCM|200003|I|24|Farinha com baixo teor de proteína para pessoas com aminoacidopatias, acidemias e defeitos do ciclo da uréia da NCM 1901.90.90|19019090
NCM|200003|I|25|Massas com baixo teor de proteína para pessoas com aminoacidopatias, acidemias e defeitos do ciclo da uréia da NCM 1902.19.00|19021900
NCM|200003|I|26|Fórmulas Dietoterápicas para Erros Inatos do Metabolismo da NCM 2106.9090|21069090
NCM|200003||||02102000
NCM|200004 200006|XII|1.1|Eletrocardiógrafos|90181100
NCM|200004 200006|XII|1.2|Eletroencefalógrafos|90181980
NCM|200004 200006|XII|1.3|Aparelhos de eletrodiagnóstico, exceto os produtos classificados nos códigos 9018.11.00, 9018.12.10, 9018.12.90, 9018.13.00, 9018.14.10, 9018.14.20, 9018.14.90, 9018.19.10 e 9018.19.20|90181980
NCM|200004 200006|XII|2|Aparelhos de raios ultravioleta ou infravermelhos|901820
NCM|200004 200006|XII|3|Artigos e aparelhos ortopédicos|90211010
NCM|200004 200006|XII|4|Artigos e aparelhos para fraturas|90211020
NCM|200004|XII|5|Artigos e aparelhos de prótese, exceto os dentários e os produtos classificados nos códigos 9021.39.91 e 9021.39.99|90213-90213991-90213999
NCM|200004 200006|XII|6|Tomógrafo computadorizado|90221200
NCM|200004|XII|7|Aparelhos de raio X, móveis, exceto os produtos classificados no código 9022.19.91|902213 902214 902219-90221991
NCM|200004 200006|XII|8|Aparelho de radiocobalto (bomba de cobalto)|90222110
NCM|200004 200006|XII|9|Aparelho de crioterapia|90189099
NCM|200004 200006|XII|10|Aparelho de gamaterapia|90222120
NCM|200004 200006|XII|11|Aparelhos que utilizem radiações alfa, beta, gama ou outras radiações ionizantes, para usos médicos, cirúrgicos, odontológicos ou veterinários, incluídos os aparelhos de radiofotografia ou de radioterapia, exceto os produtos classificados nos códigos 9022.21.10 e 9022.21.20|90222190
NCM|200004 200006|XII|12|Densímetros, areômetros, pesa-líquidos e instrumentos flutuantes semelhantes, termômetros, pirômetros, barômetros, higrômetros e psicômetros, registradores ou não, mesmo combinados entre si|9025
NCM|200004 200006|XII|13|Respirador|90192040
NCM|200004 200006|XII|14|Monitor multiparâmetros|90181980
NCM|200004 200006|XII|15|Bomba de infusão|90189010
NCM|200004 200006|XII|16|Aparelhos de diagnóstico por visualização de ressonância magnética|90181300
NCM|200004 200006|XII|17|Aparelhos de ultrassom|901812
NCM|200004 200006||||90181990
NCM|200005 200030|IV|1|Bolsa para drenagem|39269030
NCM|200005 200030|IV|2|Sistema para drenagem com conjunto intermediário para medição contínua da diurese|90189099
NCM|200005 200030|IV|3|Chapas e filmes para raios-X, sensibilizados em uma face|37011010
NCM|200005 200030|IV|4|Cimentos para reconstituição óssea|30064020
NCM|200005 200030|IV|5|Substitutos de enxerto ósseo|30049099
NCM|200005 200030|IV|6|Coletor para unidade de drenagem externa|39269040
NCM|200005 200030|IV|7|Conector completo com tampa|391740
NCM|200005 200030|IV|8|Conector em Y|391740
NCM|200005 200030|IV|9|Conjuntos de troca e concentrados polieletrolíticos para diálise|30049099
NCM|200005 200030|IV|10|Conjunto para autotransfusão|90189010
NCM|200005 200030|IV|11|Conjunto para hidrocefalia de baixo perfil|90219019
NCM|200005 200030|IV|12|Conjunto para hidrocefalia standard|90219019 90219080
NCM|200005 200030|IV|13|Eletrodo endocárdico definitivo|90219091
NCM|200005 200030|IV|14|Eletrodo epicárdico definitivo|90219091
NCM|200005 200030|IV|15|Eletrodo para marcapasso temporário endocárdico|90219091
NCM|200005 200030|IV|16|Eletrodo para marcapasso temporário epicárdico|90219091
NCM|200005 200030|IV|17|Espaçador de tendão|90219019
NCM|200005 200030|IV|18|Filmes especiais para raios-X sensibilizados em ambas as faces|37021020
NCM|200005 200030|IV|19|Filmes especiais para raios-X sensibilizados em uma face|37021010
NCM|200005 200030|IV|20|Filtro de linha arterial e venoso|84212990
NCM|200005 200030|IV|21|Filtro de sangue arterial e venoso para recirculação|84212990
NCM|200005 200030|IV|22|Filtro para cardioplegia|84212990
NCM|200005 200030|IV|23|Categutes esterilizados, materiais esterilizados semelhantes para suturas cirúrgicas (incluídos os fios absorvíveis esterilizados para cirurgia ou odontologia) e adesivos esterilizados para tecidos orgânicos, utilizados em cirurgia para fechar ferimentos; laminárias esterilizadas; hemostáticos absorvíveis esterilizados para cirurgia ou odontologia; barreiras antiaderentes esterilizadas para cirurgia ou odontologia, absorvíveis ou não|300610
NCM|200005 200030|IV|24|Hemoconcentrador para circulação extracorpórea|90189040
NCM|200005 200030|IV|25|Hemodialisador capilar|84212911
NCM|200005 200030|IV|26|Marcapasso cardíaco câmara dupla|90215000
NCM|200005 200030|IV|27|Marcapasso cardíaco multiprogramável com telemetria|90215000
NCM|200005 200030|IV|28|Outras chapas e filmes para raios-X|37011029
NCM|200005 200030|IV|29|Oxigenador de bolha com tubos para circulação extracorpórea|90189099
NCM|200005 200030|IV|30|Oxigenador de membrana com tubos para circulação extracorpórea|90189099
NCM|200005 200030|IV|31|Reservatório de cardiotomia|90189099
NCM|200005 200030|IV|32|Reservatório para cardioplegia com tubo sem filtro|90189099
NCM|200005 200030|IV|33|Rins artificiais|90189040
NCM|200005 200030|IV|34|Shunt lombo-peritonal|90219019
NCM|200005 200030|IV|35|Substituto temporário de pele (biológica/sintética) (por cm2)|30059090
NCM|200005 200030|IV|36|Tela inorgânica|30061090
NCM|200005 200030|IV|37|Válvula para hidrocefalia|90219019 90219089
NCM|200005 200030|IV|38|Válvula para tratamento de ascite|90219019
NCM|200005 200030|IV|39|Fonte de irídio 192|28444390
NCM|200005 200030|IV|40|Stent vascular|90219012
NCM|200005 200030|IV|41|Reprocessador de filtros utilizados em hemodiálise|84798999
NCM|200005 200030|IV|42|Implantes osseointegráveis, na forma de parafuso, e seus componentes manufaturados, tais como tampas de proteção, montadores, conjuntos, pilares (cicatrizador, conector, de transferência ou temporário), cilindros, seus acessórios, destinados a sustentar, amparar, acoplar ou fixar próteses dentárias|90212900 90211010 90211020
NCM|200005 200030|IV|43|Cardiodesfibrilador implantável|90219011
NCM|200005 200030|IV|44|Espiral para embolização|90219012
NCM|200005 200030|IV|45|Imunoglobulina anti-Rh|30021221
NCM|200005 200030|IV|46|Outras imunoglobulinas séricas|30021222
NCM|200005 200030|IV|47|Concentrado de fator VIII|30021223
NCM|200005 200030|IV|48|Outras frações do sangue, exceto as preparadas como medicamentos, as imunoglobulinas séricas, o concentrado de fator VIII e a soroalbumina sob a forma de gel para preparação de reagentes de diagnóstico|30021221 30021229
NCM|200005 200030|IV|49|Reagentes de diagnóstico ou de laboratório em qualquer suporte e reagentes de diagnóstico ou de laboratório preparados, mesmo em um suporte, mesmo apresentados sob a forma de estojos, exceto os da posição 30.06; materiais de referência certificados|38221
NCM|200005 200030|IV|50|Reagentes de diagnóstico concebidos para serem administrados ao paciente, à base de somatoliberina|30063021
NCM|200005 200030|IV|51|Produtos para obturação dentária, exceto cimentos|30064012
NCM|200005 200030|IV|52|Preparações em gel, concebidas para uso em medicina humana ou veterinária como lubrificante para certas partes do corpo em intervenções cirúrgicas ou exames médicos ou como agente de ligação entre o corpo e os instrumentos médicos|30067000
NCM|200005 200030|IV|53|Bolsas para uso em colostomia, ileostomia e urostomia|30069110
NCM|200005 200030|IV|54|Equipamentos identificáveis para ostomia, exceto bolsas para uso em colostomia, ileostomia e urostomia|30069190
NCM|200005 200030|IV|55|Bolsas para uso em medicina (hemodiálise e usos semelhantes)|39269030
NCM|200005 200030|IV|56|Artigos exclusivamente de laboratório de análises clínicas|39269040
NCM|200005 200030|IV|57|Acessórios de plástico do tipo utilizado em linhas de sangue para hemodiálise, tais como: obturadores, incluídos os reguláveis (clamps), clipes e similares|39269050
NCM|200005 200030|IV|58|Luvas cirúrgicas e luvas de procedimento|40151
NCM|200005 200030|IV|59|Seringas, mesmo com agulhas|901831
NCM|200005 200030|IV|60|Agulhas tubulares de metal e agulhas para suturas|901832
NCM|200005 200030|IV|61|Agulhas, exceto as de metal e as para suturas|90183910
NCM|200005 200030|IV|62|Sondas, cateteres e cânulas, individualmente ou em conjunto|9018392
NCM|200005 200030|IV|63|Lancetas para vacinação e cautérios|90183930
NCM|200005 200030|IV|64|Instrumentos semelhantes a seringas, a agulhas, a cateteres e a cânulas|9018399
NCM|200005 200030|IV|65|Brocas para odontologia|9018491
NCM|200005 200030|IV|66|Limas|90184920
NCM|200005 200030|IV|67|Grampos e clipes, seus aplicadores e extratores|90189095
NCM|200005 200030|IV|68|Outros instrumentos e aparelhos para medicina, cirurgia e odontologia, excluídas seringas e agulhas, das posições 9018.31 e 9018.32|90183999 90189099
NCM|200005 200030|IV|69|Mesas de operação e para exames, camas hospitalares e de uso clínico|940290
NCM|200005 200030|IV|70|Fotocoagulador a laser|90182010
NCM|200005 200030|IV|71|Bisturi elétrico|90189021
NCM|200005 200030|IV|72|Aparelho de anestesia com monitor multiparâmetros|90189099
NCM|200005 200030|IV|73|Autoclave|84198110
NCM|200005 200030|IV|74|Retinógrafo|90185090
NCM|200005 200030|IV|75|Meios de cultura|38210000
NCM|200005 200030|IV|76|Termocicladores utilizados em diagnóstico e na pesquisa científica|84198999
NCM|200005 200030|IV|77|Partes e peças de termocicladores|84199040
NCM|200005 200030|IV|78|Pipetadores laboratoriais para diagnóstico e pesquisa científica|84798912
NCM|200005 200030|IV|79|Cromatógrafo de fase líquida|90272012
NCM|200005 200030|IV|80|Sequenciadores automáticos de ADN mediante eletroforese capilar|90272021
NCM|200005 200030|IV|81|Aparelhos de eletroforese para diagnóstico e pesquisa científica|90272029
NCM|200005 200030|IV|82|Analisadores por espectrofotometria para diagnóstico e pesquisa científica|902730
NCM|200005 200030|IV|83|Analisadores por fotometria para diagnóstico e pesquisa científica|90275020
NCM|200005 200030|IV|84|Citômetro de fluxo|90275050
NCM|200005 200030|IV|85|Analisadores por radiações ópticas para diagnóstico e pesquisa científica|90275090
NCM|200005 200030|IV|86|Outros analisadores para diagnóstico e pesquisa científica|90278999
NCM|200005 200030|IV|87|Espectrômetro de massa|90278100
NCM|200005 200030|IV|88|Outros analisadores para diagnóstico|90278999
NCM|200005 200030|IV|89|Micrótomo|90279010
NCM|200005 200030|IV|90|Partes e peças de equipamentos analisadores laboratoriais|9027909
NCM|200005 200030|IV|91|Preservativo|40141000
NCM|200005 200030|IV|92|Dispositivo intrauterino (DIU)|90189099
NCM|200005 200030|IV|93|Substância para conservação de órgãos e tecidos|38249989
NCM|200005 200030|IV|94|Introdutor de punção para implante de eletrodo endocárdico|90219091
NCM|200005 200030|IV|95|Enxerto tubular de politetrafluoretileno - PTFE (por cm2)|90219099
NCM|200005 200030|IV|96|Enxerto arterial e venoso tubular inorgânico|90219099
NCM|200005 200030|IV|97|Botão para crânio|90219099
NCM|200005 200030|IV|98|Guia metálico para introdução de cateter duplo lumen|90183929
NCM|200005 200030|IV|99|Dilatador para implante de cateter duplo lumen|90183929
NCM|200005 200030|IV|100|Guia de troca para angioplastia|90183929
NCM|200005 200030|IV|101|Introdutor para cateter com e sem válvula|90183929
NCM|200005 200030|IV|102|Kit cânula|90183999 90183991
NCM|200005 200030|IV|103|Dreno para sucção|90183929
NCM|200005 200030|IV|104|Sistema de drenagem mediastinal|90183929
NCM|200005 200030|IV|105|Conjunto descartável de balão intra-aórtico|90189099
NCM|200006|XII|5|Artigos e aparelhos de prótese, exceto os dentários e os produtos classificados nos códigos 9021.39.91 e 9021.39.99|90213
NCM|200006|XII|7|Aparelhos de raio X, móveis, exceto os produtos classificados no código 9022.19.91|902213 902214 902219
NCM|200007|XIII|1|Barra de apoio para pessoa com deficiência física|83024100
NCM|200007|XIII|2.1|Cadeira de rodas e outros veículos para deficientes, sem mecanismo de propulsão|87131000
NCM|200007|XIII|2.2|Cadeiras de rodas com motor ou outro mecanismo de propulsão e outros veículos para pessoas com incapacidade, mesmo com motor ou outro mecanismo de propulsão|87139000
NCM|200007|XIII|3|Partes e acessórios destinados exclusivamente a aplicação em cadeiras de rodas ou em outros veículos para deficientes|87142000
NCM|200007|XIII|4|Aparelhos para facilitar a audição dos surdos, exceto partes e acessórios|90214000
NCM|200007|XIII|5|Partes e acessórios de aparelhos para facilitar a audição dos surdos|90219092
NCM|200007|XIII|6|Implantes cocleares|90219019
NCM|200008 200031|V|1.1|Comando de embreagem manual, suas partes e acessórios|87089910
NCM|200008 200031|V|1.2|Comando de freio manual, suas partes e acessórios|87089910
NCM|200008 200031|V|1.3|Comando de acelerador manual, suas partes e acessórios|87089910
NCM|200008 200031|V|1.4|Inversão do pedal do acelerador, suas partes e acessórios|87089910
NCM|200008 200031|V|1.5|Prolongamento de pedais, suas partes e acessórios|87089910
NCM|200008 200031|V|1.6|Empunhadura, suas partes e acessórios|87082999
NCM|200008 200031|V|1.7|Servo acionadores de volante, suas partes e acessórios|87089910
NCM|200008 200031|V|1.8|Deslocamento de comandos do painel, suas partes e acessórios|87082999
NCM|200008 200031|V|1.9|Plataforma giratória para deslocamento giratório do assento de veículo, suas partes e acessórios|87082999
NCM|200008 200031|V|1.11|Plataforma de elevação para cadeira de rodas, manual, eletro-hidráulica ou eletromecânica|84289090
NCM|200008 200031|V|1.12|Rampa para cadeira de rodas, suas partes e acessórios|87082999
NCM|200008 200031|V|1.13|Guincho para transportar cadeira de rodas|84253110
NCM|200008 200031|V|2.1|Bengala inteiriça, dobrável ou telescópica, com ponteira de náilon|66020000
NCM|200008 200031|V|2.2|Relógio em braille, com sintetizador de voz e mostrador ampliado|91021110 91021190 91029100
NCM|200008 200031|V|2.3|Termômetro digital com sistema de voz|90251990
NCM|200008 200031|V|2.4|Calculadora digital com sistema de voz, com verbalização dos ajustes de minutos e horas, tanto no modo horário, como no modo alarme, e comunicação por voz dos dígitos de cálculo e resultados|84701000 84702900
NCM|200008 200031|V|2.5|Agenda eletrônica com teclado em braille, com ou sem sintetizador de voz|85437099
NCM|200008 200031|V|2.6|Reglete para escrita em braille|90172000
NCM|200008 200031|V|2.7|Display braille e teclado em Braille para uso em microcomputador, com sistema interativo para introdução e leitura de dados por meio de tabelas de caracteres Braille|84716090
NCM|200008 200031|V|2.8|Máquina de escrever para escrita em braille, manual ou elétrica, com teclado de datilografia comum ou na formação Braille|84729099
NCM|200008 200031|V|2.9|Impressora de caracteres em braille para uso com microcomputadores, com sistema de folha solta ou dois lados da folha, com ou sem sistema de comando de voz ou sistema acústico|84433222
NCM|200008 200031|V|3.1|Aparelho telefônico com teclado alfanumérico e visor luminoso, com ou sem impressora embutida, que permite converter sinais transmitidos por sistema telefônico em caracteres e símbolos|85171
NCM|200008 200031|V|3.2|Relógio despertador vibratório e/ou luminoso|91031000 91051100
NCM|200008 200031|V|3.3|Unidades de entrada de dados tipo mouse controláveis pelo movimento dos olhos para deficientes|84716053
NCM|200008 200031||||84718000
NCM|200009 200012|XIV|1|ABACAVIR|30049069
NCM|200009 200012|XIV|2|ABEMACICLIBE|30049069
NCM|200009 200012|XIV|3|ACALABRUTINIBE|30049069
NCM|200009 200012|XIV|4|ACEPONATO DE METILPREDNISOLONA|30043210
NCM|200009 200012|XIV|5|ACETATO DE ABIRATERONA|30043290
NCM|200009 200012|XIV|6|ACETATO DE CIPROTERONA|30043939
NCM|200009 200012|XIV|7|ACETATO DE DEGARELIX|30043929
NCM|200009 200012|XIV|8|ACETATO DE GOSSERRELINA|30043927
NCM|200009 200012|XIV|9|ACETATO DE LEUPRORRELINA|30043919
NCM|200009 200012|XIV|10|ACETATO DE MEGESTROL|30043936
NCM|200009 200012|XIV|11|ACETATO DE OCTREOTIDA|30043929
NCM|200009 200012|XIV|12|ACETATO DE TRIPTORRELINA|30043918
NCM|200009 200012|XIV|13|ACETATO DESMOPRESSINA|30043929
NCM|200009 200012|XIV|14|ÁCIDO FOLÍNICO (FÓLICO)|30045090
NCM|200009 200012|XIV|15|ÁCIDO TRANEXÂMICO|30049039
NCM|200009 200012|XIV|16|ÁCIDO ZOLEDRÔNICO|30049069
NCM|200009 200012|XIV|17|ACITRETINA|30049029
NCM|200009 200012|XIV|18|AFLIBERCEPTE|30021590
NCM|200009 200012|XIV|19|ALBINTERFERONA ALFA-2B|30021590
NCM|200009 200012|XIV|20|ALBUMINA HUMANA|30021239
NCM|200009 200012|XIV|21|ALENDRONATO DE SÓDIO|30049059
NCM|200009 200012|XIV|22|ALENTUZUMABE|30021590
NCM|200009 200012|XIV|23|ALFA-ALGLICOSIDASE|30049019
NCM|200009 200012|XIV|24|ALFAELOSULFASE|30049019
NCM|200009 200012|XIV|25|ALFAEPOETINA|30021239
NCM|200009 200012|XIV|26|ALFAINTERFERONA|30021590
NCM|200009 200012|XIV|27|ALFAPEGINTERFERONA 2A|30021510
NCM|200009 200012|XIV|28|ALFAPEGINTERFERONA 2B|30021590
NCM|200009 200012|XIV|29|ALFATIROTROPINA|30043929
NCM|200009 200012|XIV|30|ALFAVESTRONIDASE|30049019
NCM|200009 200012|XIV|31|ALPELISIBE|30049079
NCM|200009 200012|XIV|32|ALTEPLASE|30049019
NCM|200009 200012|XIV|33|AMBRISENTANA|30049079
NCM|200009 200012|XIV|34|AMIFOSTINA|30049059
NCM|200009 200012|XIV|35|ANASTROZOL|30049069
NCM|200009 200012|XIV|36|ANFOTERICINA B|30042099
NCM|200009 200012|XIV|37|ANFOTERICINA B EM LIPOSSOMAS|30042095
NCM|200009 200012|XIV|38|ANTIMONIAL PENTAVALENTE|30049029
NCM|200009 200012|XIV|39|APALUTAMIDA|30049069
NCM|200009 200012|XIV|40|APREPITANTO|30049078
NCM|200009 200012|XIV|41|ARTEMÉTER|30046000
NCM|200009 200012|XIV|42|ARTEMÉTER + LUMEFANTRINA|30046000
NCM|200009 200012|XIV|43|ARTESUNATO + CLORIDRATO MEFLOQUINA|30046000
NCM|200009 200012|XIV|44|ARTESUNATO DE SÓDIO|30046000
NCM|200009 200012|XIV|45|ASPARAGINASE|30049012
NCM|200009 200012|XIV|46|ATENOLOL|30049042
NCM|200009 200012|XIV|47|ATEZOLIZUMABE|30021590
NCM|200009 200012|XIV|48|AVELUMABE|30021590
NCM|200009 200012|XIV|49|AXITINIBE|30049069
NCM|200009 200012|XIV|50|AZACITIDINA|30049079
NCM|200009 200012|XIV|51|AZATIOPRINA|30049066
NCM|200009 200012|XIV|52|BARICITINIBE|30049079
NCM|200009 200012|XIV|53|BENZONIDAZOL|30049069
NCM|200009 200012|XIV|54|BESILATO DE ANLODIPINO|30049069
NCM|200009 200012|XIV|55|BETAEPOETINA|30021239
NCM|200009 200012|XIV|56|BEVACIZUMABE|30021520
NCM|200009 200012|XIV|57|BICALUTAMIDA|30049059
NCM|200009 200012|XIV|58|BIOTINA|29362931
NCM|200009 200012|XIV|59|BLINATUMOMABE|30021590
NCM|200009 200012|XIV|60|BORTEZOMIBE|30049068
NCM|200009 200012|XIV|61|BRENTUXIMABE VEDOTINA|30021590
NCM|200009 200012|XIV|62|BRIGATINIBE|30049069
NCM|200009 200012|XIV|63|BROMETO DE IPRATRÓPIO|30044990
NCM|200009 200012|XIV|64|BUDESONIDA|30043999
NCM|200009 200012|XIV|65|BUROSUMABE|30021580
NCM|200009 200012|XIV|66|BUSSULFANO|30049095
NCM|200009 200012|XIV|67|CABAZITAXEL|30049059
NCM|200009 200012|XIV|68|CAPECITABINA|30049079
NCM|200009 200012|XIV|69|CARBIDOPA + LEVODOPA|30049035
NCM|200009 200012|XIV|70|CARBOPLATINA|30049099
NCM|200009 200012|XIV|71|CARFILZOMIBE|30049079
NCM|200009 200012|XIV|72|CARMUSTINA|30049048
NCM|200009 200012|XIV|73|CEFALOTINA|30042059
NCM|200009 200012|XIV|74|CEFOXITINA|30042059
NCM|200009 200012|XIV|75|CEFTAZIDIMA|30042059
NCM|200009 200012|XIV|76|CELECOXIBE|30049079
NCM|200009 200012|XIV|77|CETUXIMABE|30021590
NCM|200009 200012|XIV|78|CICLOFOSFAMIDA|30049079
NCM|200009 200012|XIV|79|CILASTATINA SÓDICA + IMIPENEM|30042094
NCM|200009 200012|XIV|80|CISPLATINA|30049099
NCM|200009 200012|XIV|81|CITARABINA|30049079
NCM|200009 200012|XIV|82|CITRATO DE IXAZOMIBE|30049059
NCM|200009 200012|XIV|84|CITRATO DE TAMOXIFENO|30049034
NCM|200009 200012|XIV|85|CLADRIBINA|30049079
NCM|200009 200012|XIV|86|CLODRONATO DISSÓDICO|30049058
NCM|200009 200012|XIV|87|CLOFAZIMINA|30049069
NCM|200009 200012|XIV|88|CLORAMBUCILA|30049038
NCM|200009 200012|XIV|89|CLORETO DE RÁDIO (223 RA)|28444200
NCM|200009 200012|XIV|90|CLORETO DE SÓDIO|25010090
NCM|200009 200012|XIV|91|CLORETO DE SUXAMETÔNIO|30049099
NCM|200009 200012|XIV|92|CLORIDRATO DE ALECTINIBE|30049079
NCM|200009 200012|XIV|93|CLORIDRATO DE ALFENTANILA MONOIDRATADA|30049069
NCM|200009 200012|XIV|94|CLORIDRATO DE AMINOLEVULINATO DE METILA|30049039
NCM|200009 200012|XIV|95|CLORIDRATO DE CINACALCETE|30049039
NCM|200009 200012|XIV|96|CLORIDRATO DE DAUNORRUBICINA|30042069
NCM|200009 200012|XIV|97|CLORIDRATO DE DOBUTAMINA|30049039
NCM|200009 200012|XIV|98|CLORIDRATO DE DOXORRUBICINA|30042069
NCM|200009 200012|XIV|99|CLORIDRATO DE EPIRRUBICINA|30042099
NCM|200009 200012|XIV|100|CLORIDRATO DE ERLOTINIBE|30049068
NCM|200009 200012|XIV|101|CLORIDRATO DE FINGOLIMODE|30049039
NCM|200009 200012|XIV|102|CLORIDRATO DE GENCITABINA|30049078
NCM|200009 200012|XIV|103|CLORIDRATO DE GRANISSETRONA|30044990
NCM|200009 200012|XIV|104|CLORIDRATO DE IDARRUBICINA|30042069
NCM|200009 200012|XIV|105|CLORIDRATO DE IRINOTECANO|30044990
NCM|200009 200012|XIV|106|CLORIDRATO DE IRINOTECANO TRI-HIDRATADO|30044990
NCM|200009 200012|XIV|107|CLORIDRATO DE METOCLOPRAMIDA|30049041
NCM|200009 200012|XIV|108|CLORIDRATO DE MITOXANTRONA|30049039
NCM|200009 200012|XIV|109|CLORIDRATO DE PALONOSETRONA|30049069
NCM|200009 200012|XIV|110|CLORIDRATO DE PAZOPANIBE|30049079
NCM|200009 200012|XIV|111|CLORIDRATO DE PIRIDOXINA|30045090
NCM|200009 200012|XIV|112|CLORIDRATO DE PONATINIBE|30049069
NCM|200009 200012|XIV|113|CLORIDRATO DE TOPOTECANA|30044910
NCM|200009 200012|XIV|114|CLORIDRATO DE ZIPRASIDONA MONOIDRATADO|30049079
NCM|200009 200012|XIV|115|COMPLEXO PROTROMBÍNICO PARCIALMENTE ATIVADO|30021239
NCM|200009 200012|XIV|116|CRIZOTINIBE|30049069
NCM|200009 200012|XIV|117|DACARBAZINA|30049068
NCM|200009 200012|XIV|118|DAPAGLIFLOZINA|30049059
NCM|200009 200012|XIV|119|DARATUMUMABE|30021590
NCM|200009 200012|XIV|120|DAROLUTAMIDA|30049069
NCM|200009 200012|XIV|121|DASATINIBE|30049079
NCM|200009 200012|XIV|122|DECITABINA|30049079
NCM|200009 200012|XIV|123|DEFERASIROX|30049069
NCM|200009 200012|XIV|124|DENOSUMABE|30021590
NCM|200009 200012|XIV|125|DEXAMETASONA|30043290
NCM|200009 200012|XIV|126|DIASPARTATO DE PASIREOTIDA|30043929
NCM|200009 200012|XIV|127|DIAZEPAM|30049064
NCM|200009 200012|XIV|128|DICLORIDRATO DE DACLATASVIR|30049069
NCM|200009 200012|XIV|129|DICLORIDRATO DE PRAMIPEXOL MONOIDRATADO|30049079
NCM|200009 200012|XIV|130|DICLORIDRATO DE QUININA|30044990
NCM|200009 200012|XIV|131|DICLORIDRATO DE SAPROPTERINA|30049069
NCM|200009 200012|XIV|132|DIDANOSINA|30049079
NCM|200009 200012|XIV|133|DIETILESTILBESTROL|30049095
NCM|200009 200012|XIV|134|DIFOSFATO DE CLOROQUINA|30049069
NCM|200009 200012|XIV|135|DIMALEATO DE AFATINIBE|30049079
NCM|200009 200012|XIV|136|DIMETILSULFÓXIDO DE TRAMETINIBE|30049069
NCM|200009 200012|XIV|137|DITARTARATO DE VINORELBINA|30044990
NCM|200009 200012|XIV|138|DOCETAXEL|30049059
NCM|200009 200012|XIV|139|DOCETAXEL TRI-HIDRATADO|30049059
NCM|200009 200012|XIV|140|DOLUTEGRAVIR SÓDICO|30049079
NCM|200009 200012|XIV|141|DOXICICLINA MONOIDRATADA|30042099
NCM|200009 200012|XIV|142|DURVALUMABE|30021590
NCM|200009 200012|XIV|143|ECULIZUMABE|30021590
NCM|200009 200012|XIV|144|EFAVIRENZ|30049078
NCM|200009 200012|XIV|145|ELEXACAFTOR|30049069
NCM|200009 200012|XIV|146|ELOTUZUMABE|30021590
NCM|200009 200012|XIV|147|ELTROMBOPAGUE OLAMINA|30049069
NCM|200009 200012|XIV|148|EMBONATO DE TRIPTORRELINA|30043918
NCM|200009 200012|XIV|149|EMICIZUMABE|30021590
NCM|200009 200012|XIV|150|EMTRICITABINA|30049078
NCM|200009 200012|XIV|151|ENANTATO DE NORETISTERONA + VALERATO DE ESTRADIOL|30043039
NCM|200009 200012|XIV|152|ENFLURANO|30049099
NCM|200009 200012|XIV|153|ENFUVIRTIDA|30049068
NCM|200009 200012|XIV|154|ENTRICITABINA|30049078
NCM|200009 200012|XIV|155|ENTRICITABINA + FUMARATO TENOFOVIR DESOPROXILA|30049078
NCM|200009 200012|XIV|156|ENZALUTAMIDA|30049069
NCM|200009 200012|XIV|157|ERDAFITINIBE|30049069
NCM|200009 200012|XIV|158|ESILATO DE NINTEDANIBE|30049069
NCM|200009 200012|XIV|159|ESPIRONOLACTONA|30043220
NCM|200009 200012|XIV|160|ESTAVUDINA|30049079
NCM|200009 200012|XIV|161|ETINILESTRADIOL + LEVONORGESTREL|30043939
NCM|200009 200012|XIV|162|ETOMIDATO|30049069
NCM|200009 200012|XIV|163|ETOPOSIDEO|30049078
NCM|200009 200012|XIV|164|ETRAVIRINA|30049069
NCM|200009 200012|XIV|165|EVEROLIMO|30049078
NCM|200009 200012|XIV|166|EXEMESTANO|30043994
NCM|200009 200012|XIV|167|FATOR IX DE COAGULAÇÃO|30021239
NCM|200009 200012|XIV|168|FATOR VII DE COAGULAÇÃO ATIVADO RECOMBINANTE|30021239
NCM|200009 200012|XIV|169|FATOR VIII DE COAGULAÇÃO|30021239
NCM|200009 200012|XIV|170|FATOR VIII DE COAGULAÇÃO CONTENDO FATOR DE VON WILLEBRAND|30021239
NCM|200009 200012|XIV|171|FATOR VIII DE COAGULAÇÃO RECOMBINANTE|30021239
NCM|200009 200012|XIV|172|FENTANILA|30049069
NCM|200009 200012|XIV|173|FILGRASTIM|30021590
NCM|200009 200012|XIV|174|FLUORURACILA|30049069
NCM|200009 200012|XIV|175|FOLINATO DE CÁLCIO|30045010
NCM|200009 200012|XIV|176|FOSAMPRENAVIR CÁLCICO|30049078
NCM|200009 200012|XIV|177|FOSFATO DE FLUDARABINA|30049078
NCM|200009 200012|XIV|178|FOSFATO DE OSELTAMIVIR|30049049
NCM|200009 200012|XIV|179|FOSFATO DE RUXOLITINIBE|30049069
NCM|200009 200012|XIV|180|FOSFATO DE SITAGLIPTINA|30049069
NCM|200009 200012|XIV|181|FOTEMUSTINA|30049058
NCM|200009 200012|XIV|182|FULVESTRANTO|30043936
NCM|200009 200012|XIV|183|FUMARATO DE DIMETILA|30049029
NCM|200009 200012|XIV|184|FUMARATO DE TENOFOVIR DESOPROXILA|30049068
NCM|200009 200012|XIV|185|FUROSEMIDA|30049076
NCM|200009 200012|XIV|186|GALSULFASE|30049019
NCM|200009 200012|XIV|187|GANCICLOVIR SÓDICO|30049069
NCM|200009 200012|XIV|188|GEFITINIBE|30049079
NCM|200009 200012|XIV|189|GLICOSE|30049099
NCM|200009 200012|XIV|190|GOLIMUMABE|30021590
NCM|200009 200012|XIV|191|GOSSERRELINA|30043927
NCM|200009 200012|XIV|192|GRANISETRON|30044950
NCM|200009 200012|XIV|193|HALOPERIDOL|30049069
NCM|200009 200012|XIV|194|HIDROXIUREIA|30049099
NCM|200009 200012|XIV|195|HIPOCLORITO DE SÓDIO|30049099
NCM|200009 200012|XIV|196|IBANDRONATO SÓDIO|30049059
NCM|200009 200012|XIV|197|IBRUTINIBE|30049069
NCM|200009 200012|XIV|198|IDARRUBICINA|30042063
NCM|200009 200012|XIV|199|IDURSULFASE|30049014
NCM|200009 200012|XIV|200|IFOSFAMIDA|30049079
NCM|200009 200012|XIV|201|IMUNOGLOBULINA ANTIRRÁBICA|30021239
NCM|200009 200012|XIV|202|IMUNOGLOBULINA ANTITETÂNICA|30021239
NCM|200009 200012|XIV|203|IMUNOGLOBULINA HUMANA ANTI-HEPATITE B|30021239
NCM|200009 200012|XIV|204|INSULINA GLARGINA|30043100
NCM|200009 200012|XIV|205|INSULINA HUMANA|30043100
NCM|200009 200012|XIV|206|INTERFERON ALFA-2A E INTERFERON ALFA-2B|30021590
NCM|200009 200012|XIV|207|IOPAMIDOL|30063013
NCM|200009 200012|XIV|208|IPILIMUMABE|30021590
NCM|200009 200012|XIV|209|ISETIONATO DE PENTAMIDINA|30049047
NCM|200009 200012|XIV|210|ISOFLURANO|30049099
NCM|200009 200012|XIV|211|ISOTRETINOÍNA|30045090
NCM|200009 200012|XIV|212|IVACAFTOR|30049069
NCM|200009 200012|XIV|213|LAMIVUDINA + ZIDOVUDINA|30049079
NCM|200009 200012|XIV|214|LETROZOL|30049068
NCM|200009 200012|XIV|215|LEVETIRACETAM|30049069
NCM|200009 200012|XIV|216|LIDOCAÍNA|30049043
NCM|200009 200012|XIV|217|LINEZOLIDA|30049079
NCM|200009 200012|XIV|218|LIPEGFILGRASTIM|30021590
NCM|200009 200012|XIV|219|LOPINAVIR + RITONAVIR|30049068
NCM|200009 200012|XIV|220|LOSARTANA POTÁSSICA|30049069
NCM|200009 200012|XIV|221|LUMACAFTOR|30049069
NCM|200009 200012|XIV|222|MALEATO DE ACALABRUTINIBE MONOIDRATADO|30049069
NCM|200009 200012|XIV|223|MALEATO DE SUNITINIBE|30049069
NCM|200009 200012|XIV|224|MALEATO DE TIMOLOL|30049079
NCM|200009 200012|XIV|225|MARAVIROQUE|30049049
NCM|200009 200012|XIV|226|MEPOLIZUMABE|30021590
NCM|200009 200012|XIV|227|MERCAPTOPURINA|30049063
NCM|200009 200012|XIV|228|MESILATO DE DABRAFENIBE|30049079
NCM|200009 200012|XIV|229|MESILATO DE DESFERROXAMINA|30049048
NCM|200009 200012|XIV|230|MESILATO DE IMATINIBE|30049068
NCM|200009 200012|XIV|231|MESILATO DE NELFINAVIR|30049068
NCM|200009 200012|XIV|232|MESILATO DE OSIMERTINIBE|30049069
NCM|200009 200012|XIV|233|MESILATO DE RASAGILINA|30049039
NCM|200009 200012|XIV|234|MESNA|30049059
NCM|200009 200012|XIV|235|METILPREDNISOLONA|30049099
NCM|200009 200012|XIV|236|METOTREXATO|30049069
NCM|200009 200012|XIV|237|METOTREXATO DE SÓDIO|30049069
NCM|200009 200012|XIV|238|MICOFENOLATO DE MOFETILA|30049079
NCM|200009 200012|XIV|239|MICOFENOLATO DE SÓDIO|30049059
NCM|200009 200012|XIV|240|MIDAZOLAM|30049069
NCM|200009 200012|XIV|241|MIDOSTAURINA|30049079
NCM|200009 200012|XIV|242|MIFAMURTIDA|30049059
NCM|200009 200012|XIV|243|MITOMICINA|30042091
NCM|200009 200012|XIV|244|MITOTANO|30049095
NCM|200009 200012|XIV|245|NEVIRAPINA|30049068
NCM|200009 200012|XIV|246|NILOTINIBE|30049069
NCM|200009 200012|XIV|247|NITRENDIPINO|30049069
NCM|200009 200012|XIV|248|NIVOLUMABE|30021590
NCM|200009 200012|XIV|249|NUSINERSENA|30049079
NCM|200009 200012|XIV|250|OCRELIZUMABE|30021590
NCM|200009 200012|XIV|251|OCTREOTIDA|30043926
NCM|200009 200012|XIV|252|OLAPARIBE|30049069
NCM|200009 200012|XIV|253|OLARATUMABE|30021590
NCM|200009 200012|XIV|254|ONASEMNOGENO ABEPARVOVEQUE|30029000
NCM|200009 200012|XIV|255|OXALIPLATINA|30049099
NCM|200009 200012|XIV|256|PACLITAXEL|30049059
NCM|200009 200012|XIV|257|PALBOCICLIBE|30049069
NCM|200009 200012|XIV|258|PAMIDRONATO DISSÓDICO|30049059
NCM|200009 200012|XIV|259|PAMOATO DE PASIREOTIDA|30043929
NCM|200009 200012|XIV|260|PANCREATINA|30049019
NCM|200009 200012|XIV|261|PANITUMUMABE|30021590
NCM|200009 200012|XIV|262|PEG INTERFERON ALFA-2B|30021590
NCM|200009 200012|XIV|263|PEG INTERFERON ALFA-2A|30021510
NCM|200009 200012|XIV|264|PEGASPARGASE|30049019
NCM|200009 200012|XIV|265|PEGFILGRASTIM|30021590
NCM|200009 200012|XIV|266|PEMETREXEDE DISSÓDICO|30049069
NCM|200009 200012|XIV|267|PEMETREXEDE DISSÓDICO HEMIPENTAIDRATADO|30049069
NCM|200009 200012|XIV|268|PEMETREXEDE DISSÓDICO HEPTAIDRATADO|30049069
NCM|200009 200012|XIV|269|PERTUZUMABE|30021590
NCM|200009 200012|XIV|270|PIOGLITAZONA|30049079
NCM|200009 200012|XIV|271|PIRAZINAMIDA + RIFAMPICINA + CLORIDRATO DE ETAMBUTOL + ISONIAZIDA|30022032
NCM|200009 200012|XIV|272|PLERIXAFOR|30049069
NCM|200009 200012|XIV|273|PRAZIQUANTEL|30049063
NCM|200009 200012|XIV|274|PREDNISOLONA|30043210
NCM|200009 200012|XIV|275|PREGABALINA|30049039
NCM|200009 200012|XIV|276|PROPOFOL|30049095
NCM|200009 200012|XIV|277|QUININA|30044990
NCM|200009 200012|XIV|278|RABEPRAZOL SÓDICO|30049069
NCM|200009 200012|XIV|279|RALTEGRAVIR|30049049
NCM|200009 200012|XIV|280|RAMUCIRUMABE|30021590
NCM|200009 200012|XIV|281|RASBURICASE|30049019
NCM|200009 200012|XIV|282|REGORAFENIBE|30049069
NCM|200009 200012|XIV|283|RIBAVIRINA|30049079
NCM|200009 200012|XIV|284|RIFAMPICINA + ISONIAZIDA|30042032
NCM|200009 200012|XIV|285|RILUZOL|30049069
NCM|200009 200012|XIV|286|RISANQUIZUMABE|30021590
NCM|200009 200012|XIV|287|RISDIPLAM|30049069
NCM|200009 200012|XIV|288|RISPERIDONA|30049069
NCM|200009 200012|XIV|289|RITONAVIR|30049078
NCM|200009 200012|XIV|290|RITUXIMABE|30021520
NCM|200009 200012|XIV|291|SACUBITRIL VALSARTANA SÓDICA HIDRATADA|30049069
NCM|200009 200012|XIV|292|SAQUINAVIR|30049068
NCM|200009 200012|XIV|293|SAXAGLIPTINA|30049069
NCM|200009 200012|XIV|294|SECUQUINUMABE|30021590
NCM|200009 200012|XIV|295|SELEXIPAGUE|30049079
NCM|200009 200012|XIV|296|SINVASTATINA|30049059
NCM|200009 200012|XIV|297|SOFOSBUVIR|30049079
NCM|200009 200012|XIV|298|SOMATROPINA|30043929
NCM|200009 200012|XIV|299|SORO ANTIARACNÍDICO (LOXOSCELES, PHONEUTRIA E TITYUS)|30021211
NCM|200009 200012|XIV|300|SORO ANTIBOTRÓPICO (PENTAVALENTE)|30021211
NCM|200009 200012|XIV|301|SORO ANTIBOTRÓPICO (PENTAVALENTE) E ANTICROTÁLICO|30021211
NCM|200009 200012|XIV|302|SORO ANTIBOTRÓPICO (PENTAVALENTE) E ANTILAQUÉTICO|30021211
NCM|200009 200012|XIV|303|SORO ANTIBOTULÍNICO AB (BIVALENTE)|30021219
NCM|200009 200012|XIV|304|SORO ANTICROTÁLICO|30021211
NCM|200009 200012|XIV|305|SORO ANTIDIFTÉRICO|30021215
NCM|200009 200012|XIV|306|SORO ANTIELAPÍDICO (BIVALENTE)|30021211
NCM|200009 200012|XIV|307|SORO ANTIESCORPIÔNICO|30021211
NCM|200009 200012|XIV|308|SORO ANTILONÔMICO|30021211
NCM|200009 200012|XIV|309|SORO ANTILOXOSCÉLICO (TRIVALENTE)|30021211
NCM|200009 200012|XIV|310|SORO ANTIRRÁBICO|30021219
NCM|200009 200012|XIV|311|SORO ANTITETÂNICO|30021212
NCM|200009 200012|XIV|312|SUCCINATO DE METOPROLOL|30049039
NCM|200009 200012|XIV|313|SUCCINATO DE RIBOCICLIBE|30049069
NCM|200009 200012|XIV|314|SUCCINATO SÓDICO DE HIDROCORTISONA|30043210
NCM|200009 200012|XIV|315|SULFADIAZINA|30049072
NCM|200009 200012|XIV|316|SULFAMETOXAZOL + TRIMETROPINA|30049072
NCM|200009 200012|XIV|317|SULFATO DE ABACAVIR|30049068
NCM|200009 200012|XIV|318|SULFATO DE ATAZANAVIR|30049068
NCM|200009 200012|XIV|319|SULFATO DE BLEOMICINA|30042093
NCM|200009 200012|XIV|320|SULFATO DE INDINAVIR|30049068
NCM|200009 200012|XIV|321|SULFATO DE LAROTRECTINIBE|30049069
NCM|200009 200012|XIV|322|SULFATO DE MORFINA|30044990
NCM|200009 200012|XIV|323|SULFATO DE MORFINA PENTAIDRATADO|30044990
NCM|200009 200012|XIV|324|SULFATO DE QUININA|30044990
NCM|200009 200012|XIV|325|SULFATO DE VINCRISTINA|30044910
NCM|200009 200012|XIV|326|TACROLIMO|30049078
NCM|200009 200012|XIV|327|TAFAMIDIS MEGLUMINA|30049079
NCM|200009 200012|XIV|328|TAMOXIFENO|30049034
NCM|200009 200012|XIV|329|TARTARATO DE VARENICLINA|30049069
NCM|200009 200012|XIV|330|TARTARATO DE VINORELBINA|30044990
NCM|200009 200012|XIV|331|TEMOZOLOMIDA|30049068
NCM|200009 200012|XIV|332|TENECTEPLASE|30049019
NCM|200009 200012|XIV|333|TENIPOSIDEO|30049078
NCM|200009 200012|XIV|334|TENOFOVIR|30049068
NCM|200009 200012|XIV|335|TENSIROLIMO|30049078
NCM|200009 200012|XIV|336|TERIFLUNOMIDA|30049049
NCM|200009 200012|XIV|337|TERIZIDONA|30049079
NCM|200009 200012|XIV|338|TETRACICLINA|30042099
NCM|200009 200012|XIV|339|TEZACAFTOR|30049069
NCM|200009 200012|XIV|340|TIOGUANINA|30049068
NCM|200009 200012|XIV|341|TIPRANAVIR|30049078
NCM|200009 200012|XIV|342|TOCILIZUMABE|30021590
NCM|200009 200012|XIV|343|TOSILATO DE SORAFENIBE|30049069
NCM|200009 200012|XIV|344|TRASTUZUMABE|30021520
NCM|200009 200012|XIV|345|TRIÓXIDO DE ARSÊNIO|30049099
NCM|200009 200012|XIV|346|TRIPTORRELINA|30043918
NCM|200009 200012|XIV|347|UPADACITINIBE HEMI-HIDRATADO|30049069
NCM|200009 200012|XIV|348|VANCOMICINA|30042071
NCM|200009 200012|XIV|349|VANDETANIBE|30049069
NCM|200009 200012|XIV|350|VEDOLIZUMABE|30021590
NCM|200009 200012|XIV|351|VIMBLASTINA|30044910
NCM|200009 200012|XIV|352|VINCRISTINA|30044910
NCM|200009 200012|XIV|353|VINFLUNINA|30049079
NCM|200009 200012|XIV|354|VINORELBINA|30044990
NCM|200009 200012|XIV|355|ZIAGENAVIR|30049068
NCM|200009 200012|XIV|356|ZIDOVUDINA|30049079
NCM|200009 200012|XIV|357|VACINA ADSORVIDA DIFTERIA E TÉTANO|30024129
NCM|200009 200012|XIV|358|VACINA ADSORVIDA DIFTERIA, TÉTANO E PERTUSSIS|30024127
NCM|200009 200012|XIV|359|VACINA ADSORVIDA DIFTERIA, TÉTANO E PERTUSSIS (ACELULAR)|30024127
NCM|200009 200012|XIV|360|VACINA ADSORVIDA DIFTERIA, TÉTANO, PERTUSSIS, HEPATITE B (RECOMBINANTE) E HAEMOPHILUS INFLUENZAE B (CONJUGADA)|30024129
NCM|200009 200012|XIV|361|VACINA ADSORVIDA HEPATITE A (INATIVADA)|30024129
NCM|200009 200012|XIV|362|VACINA BCG|30024129
NCM|200009 200012|XIV|363|VACINA CÓLERA (INATIVADA)|30024129
NCM|200009 200012|XIV|364|VACINA COVID-19|30024129
NCM|200009 200012|XIV|365|VACINA DENGUE 1, 2, 3 E 4|30024129
NCM|200009 200012|XIV|366|VACINA FEBRE AMARELA (ATENUADA)|30024129
NCM|200009 200012|XIV|367|VACINA FEBRE TIFÓIDE (POLISSACARÍDICA)|30024129
NCM|200009 200012|XIV|368|VACINA HAEMOPHILUS INFLUENZAE B (CONJUGADA)|30024129
NCM|200009 200012|XIV|369|VACINA HEPATITE B (RECOMBINANTE)|30024123
NCM|200009 200012|XIV|370|VACINA INFLUENZA TRIVALENTE (FRAGMENTADA, INATIVADA)|30024121
NCM|200009 200012|XIV|371|VACINA MENINGOCÓCICA ACWY (CONJUGADA)|30024125
NCM|200009 200012|XIV|372|VACINA MENINGOCÓCICA C (CONJUGADA)|30024125
NCM|200009 200012|XIV|373|VACINA PAPILOMAVÍRUS HUMANO 6, 11, 16 E 18 (RECOMBINANTE)|30024129
NCM|200009 200012|XIV|374|VACINA PNEUMOCÓCICA 10-VALENTE (CONJUGADA)|30024129
NCM|200009 200012|XIV|375|VACINA PNEUMOCÓCICA 13-VALENTE (CONJUGADA)|30024129
NCM|200009 200012|XIV|376|VACINA PNEUMOCÓCICA 23-VALENTE (POLISSACARÍDICA)|30024129
NCM|200009 200012|XIV|377|VACINA POLIOMIELITE 1 E 3 (ATENUADA)|30024122
NCM|200009 200012|XIV|378|VACINA POLIOMIELITE 1, 2 E 3 (INATIVADA)|30024122
NCM|200009 200012|XIV|379|VACINA RAIVA (INATIVADA)|30024129
NCM|200009 200012|XIV|380|VACINA ROTAVÍRUS HUMANO G1P 8 (ATENUADA)|30024129
NCM|200009 200012|XIV|381|VACINA SARAMPO, CAXUMBA, RUBÉOLA|30024127
NCM|200009 200012|XIV|382|VACINA SARAMPO, CAXUMBA, RUBÉOLA E VARICELA (ATENUADA)|30024129
NCM|200009 200012|XIV|383|VACINA VARICELA (ATENUADA)|30024129
NCM|200011 200033|VI|1|Acetato de dextroalfatocoferol|29362812
NCM|200011 200033|VI|2|Acetato de lisina|29224190
NCM|200011 200033|VI|3|Acetato de potássio|29152990
NCM|200011 200033|VI|4|Acetato de sódio|29152910
NCM|200011 200033|VI|5|Acetato de zinco|29152990
NCM|200011 200033|VI|6|Acetiltirosina|29225039
NCM|200011 200033|VI|7|Ácido acético|29152100
NCM|200011 200033|VI|8|Ácido ascórbico|29362710
NCM|200011 200033|VI|9|Ácido aspártico|29224990
NCM|200011 200033|VI|10|Ácido cítrico|29181400
NCM|200011 200033|VI|11|Ácido fólico|29362911
NCM|200011 200033|VI|12|Ácido glutâmico|29224210
NCM|200011 200033|VI|13|Ácido málico|29181990
NCM|200011 200033|VI|14|Ácido selenioso|28111990
NCM|200011 200033|VI|15|Água para injeção|20021000
NCM|200011 200033|VI|16|Alanilglutamina|29224990
NCM|200011 200033|VI|17|Alanina|29224990
NCM|200011 200033|VI|18|Albumina humana|30021236
NCM|200011 200033|VI|19|Arginina|29252919
NCM|200011 200033|VI|20|Asparagina|29224990
NCM|200011 200033|VI|21|Bicarbonato de sódio|28363000
NCM|200011 200033|VI|22|Biotina|29362931
NCM|200011 200033|VI|23|Cianocobalamina|29362610
NCM|200011 200033|VI|24|Cistina|29309039
NCM|200011 200033|VI|25|Cloreto crômico|28273993
NCM|200011 200033|VI|26|Cloreto de cálcio|28272010 28272090
NCM|200011 200033|VI|27|Cloreto de magnésio|28273110 28273190
NCM|200011 200033|VI|28|Cloreto de manganês|28273995
NCM|200011 200033|VI|29|Cloreto de potássio|31042010 31042090
NCM|200011 200033|VI|30|Cloreto de sódio|25010090
NCM|200011 200033|VI|31|Cloreto de zinco|28273998
NCM|200011 200033|VI|32|Cloridrato de piridoxina|29362520
NCM|200011 200033|VI|33|Cloridrato de tiamina|29362210
NCM|200011 200033|VI|34|Cocarboxilase|29362290
NCM|200011 200033|VI|35|Colecalciferol|29362921
NCM|200011 200033|VI|36|Ergocalciferol|29362929
NCM|200011 200033|VI|37|Fenilalanina|29224990
NCM|200011 200033|VI|38|Fitomenadiona|29362940
NCM|200011 200033|VI|39|Fórmula para dieta isenta de fenilalanina|21069090
NCM|200011 200033|VI|40|Fórmula para dieta isenta demetionina|21069090
NCM|200011 200033|VI|41|Fórmula para dieta isenta de lisina e pobre de triptofano|21069090
NCM|200011 200033|VI|42|Fórmula para dieta isenta de leucina, de isoleucina ou de valina|21069090
NCM|200011 200033|VI|43|Fórmula para dieta isenta de fenilalanina e de metionina|21069090
NCM|200011 200033|VI|44|Fórmula para dieta isenta de aminoácidos não essenciais|21069090
NCM|200011 200033|VI|45|Fórmula para dieta isenta de metionina, de treonina, de valina e restrita de isoleucina|21069090
NCM|200011 200033|VI|46|Fórmula para dieta cetogênica, na proporção de 4 g de gordura para cada 1 g de carboidratos e proteínas|21069090
NCM|200011 200033|VI|47|Fórmula hiperlipídica, para suplementação de triglicerídios de cadeia média ou triheptanoína|22029900
NCM|200011 200033|VI|48|Preparação líquida, de quatro partes de trioleato de glicerol de ácido para uma parte de trierucato de glicerol|22029900
NCM|200011 200033|VI|49|Fosfato de potássio dibásico|28352400
NCM|200011 200033|VI|50|Fosfato de potássio monobásico|28352400
NCM|200011 200033|VI|51|Fosfato de sódio monobásico|28352200
NCM|200011 200033|VI|52|Fosfato de tiamina|29362290
NCM|200011 200033|VI|53|Fosfato sódico de riboflavina|29362320
NCM|200011 200033|VI|54|Frutose|17025000
NCM|200011 200033|VI|55|Glicerofosfato de sódio|29199090
NCM|200011 200033|VI|56|Glicina|29224910
NCM|200011 200033|VI|57|Gliconato de cálcio|29181610
NCM|200011 200033|VI|58|Glicose|17023011
NCM|200011 200033|VI|59|Histidina|29332992
NCM|200011 200033|VI|60|Icodextrina|35051000
NCM|200011 200033|VI|61|Iodeto de potássio|28276012
NCM|200011 200033|VI|62|Isoleucina|29224990
NCM|200011 200033|VI|63|Lecitina de ovo|29232000
NCM|200011 200033|VI|64|Leucina|29224990
NCM|200011 200033|VI|65|Levovalina|29224990
NCM|200011 200033|VI|66|Lisina|29224110
NCM|200011 200033|VI|67|Metionina|29304010 29304090
NCM|200011 200033|VI|68|Nicotinamida|29362952
NCM|200011 200033|VI|69|Palmitato de retinol|29362113
NCM|200011 200033|VI|70|Prolina|29224990
NCM|200011 200033|VI|71|Riboflavina|29362310
NCM|200011 200033|VI|72|Selenito de sódio|28429000
NCM|200011 200033|VI|73|Serina|29225099
NCM|200011 200033|VI|74|Sorbitol|29054400
NCM|200011 200033|VI|75|Sulfato de magnésio|28332100
NCM|200011 200033|VI|76|Sulfato de zinco|28332970
NCM|200011 200033|VI|77|Taurina|29224990
NCM|200011 200033|VI|78|Tirosina|29225039
NCM|200011 200033|VI|79|Tocoferol|29362811
NCM|200011 200033|VI|80|Treonina|29225099
NCM|200011 200033|VI|81|Triglicerídeos de cadeia média|15131900 15132911
NCM|200014|XV|1|Ovos da subposição 0407.2 da NCM/SH|04072
NCM|200014|XV|2|Produtos hortícolas das posições 07.01, 07.02.00.00, 07.03, 07.04, 07.05, 07.06, 0707.00.00, 07.08, 07.09 e 07.10, exceto os cogumelos e trufas classificados na subposição 0709.5 e no código 0710.80.00 da NCM/SH|0701 07020000 0703 0704 0705 0706 07070000 0708 0709-07095 0710-07108000
NCM|200014|XV|3|Frutas frescas ou refrigeradas e frutas congeladas sem adição de açúcar ou de outros edulcorantes classificadas nas posições 08.03, 08.04, 08.05, 08.06, 08.07, 08.08, 08.09, 08.10 e 08.11 da NCM/SH|0803 0804 0805 0806 0807 0808 0809 0810 0811
NCM|200014|XV|4|Plantas e produtos de floricultura relativos à horticultura e cultivados para fins alimentares, ornamentais ou medicinais classificados no Capítulo 6 da NCM/SH|06
NCM|200014|XV|5|Raízes e tubérculos da posição 07.14 da NCM/SH|0714
NCM|200014|XV|6|Cocos da subposição 0801.1 da NCM/SH|08011
NCM|200034|VII|1|Crustáceos (exceto lagostas e lagostim) e moluscos dos seguintes códigos e subposições da NCM/SH: a) 0306.1 e 0306.3, exceto os produtos da subposição 0306.11 e dos códigos 0306.15.00, 0306.31.00, 0306.34.00, 0306.39.10; e b) 0307.31.00, 0307.32.00, 0307.42.00, 0307.43, 0307.51.00, 0307.52.00, 0307.91.00 e 0307.92.00|03061-030611-03061500 03063-03063100-03063400-03063910 03073100 03073200 03074200 030743 03075100 03075200 03079100 03079200
NCM|200034|VII|2|Leite fermentado, bebidas e compostos lácteos, em conformidade com os requisitos da legislação específica, classificados nos códigos 0403.20.00, 0403.90.00 e 2202.99.00 da NCM/SH|04032000 04039000 22029900
NCM|200034|VII|3|Mel natural do código 0409.00.00 da NCM/SH|04090000
NCM|200034|VII|4|Farinha das posições 1101.00, 11.02, 11.05, 11.06 e 12.08 da NCM/SH; ressalvados os produtos relacionados no Anexo I|110100-11010010 1102-11022000-11029000 1105 1106-11062000 1208
NCM|200034|VII|5|Grumos e sêmolas de cereais dos códigos 1103.11.00 e 1103.19.00 da NCM/SH; ressalvados os produtos relacionados no Anexo I|11031100 11031900
NCM|200034|VII|6|Grãos de cereais das subposições 1104.1 e 1104.2 da NCM/SH; ressalvados os produtos relacionados no Anexo I|11041-11041900-11041200 11042-11042300-11042200
NCM|200034|VII|7|Amido de milho do código 1108.12.00 da NCM/SH|11081200
NCM|200034|VII|8|Óleos de soja, de milho, canola e demais óleos vegetais, em conformidade com os requisitos da legislação específica relativos ao consumo como alimento, classificados na subposição 1507.90 e nas posições 15.08, 15.11, 15.12, 15.13, 15.14 e 15.15 da NCM/SH|150790 1508 1511 1512 1513 1514 1515
NCM|200034|VII|9|Massas alimentícias dos códigos 1902.20.00 e 1902.30.00 da NCM/SH|19022000 19023000
NCM|200034|VII|10|Sucos naturais de fruta ou de produtos hortícolas sem adição de açúcar ou de outros edulcorantes e sem conservantes classificados na posição 20.09 da NCM/SH|2009
NCM|200034|VII|11|Polpas de frutas ou de produtos hortícolas sem adição de açúcar ou de outros edulcorantes e sem conservantes classificadas na posição 20.08 da NCM/SH|2008
NCM|200034|VII|12|Pão de Forma do código 1905.90.10 da NCM/SH|19059010
NCM|200034|VII|13|Extrato de tomate classificado no código 2002.90.00 da NCM/SH|20029000
NCM|200034|VII|14|Frutas, produtos hortícolas e demais produtos vegetais, sem adição de açúcar ou de outros edulcorantes, classificados nos capítulos 7 e 8 da NCM/SH, ressalvados as frutas de casca rija não regionais e os produtos relacionados nos Anexos I e XV e excetuadas as posições 07.11, 08.12 e 0814.00.00|07-0711-07141000-07142000-07143000-07144000-07145000-07149000-07133319-07133329-07133399-07133590-0701-07020000-0703-0704-0705-0706-07070000-0708-0709-0710 07095 07108000 08-0812-08140000-0803-0804-0805-0806-0807-0808-0809-0810-0811-08011
NCM|200034|VII|15|Cereais do capítulo 10 e sementes e frutos oleaginosos classificados no capítulo 12, ambos da NCM/SH, ressalvados os produtos relacionados no Anexo I|10-100620-100630-10064000 12
NCM|200034|VII|16|Produtos hortícolas, mesmo misturados entre si, apenas pré-cozidos ou cozidos em água ou vapor, sem adição de sal ou de quaisquer outros produtos e substâncias, classificados nas posições 20.04 e 20.05 e no código 2002.10.00 da NCM/SH|2004 2005 20021000
NCM|200034|VII|17|Fruta de casca rija regional, amendoins e outras sementes, mesmo misturados entre si, apenas torrados ou cozidos, sem adição de sal ou de quaisquer outros produtos e substâncias, classificados na subposição 2008.1 da NCM/SH|20081
NCM|200034||||03074900
NCM|200035|VIII|1|Sabões de toucador classificados no código 3401.11.90 da NCM/SH|34011190
NCM|200035|VIII|2|Dentifrícios do código 3306.10.00 da NCM/SH|33061000
NCM|200035|VIII|3|Escovas de dentes do código 9603.21.00 da NCM/SH|96032100
NCM|200035|VIII|4|Papel higiênico do código 4818.10.00 da NCM/SH|48181000
NCM|200035|VIII|5|Água sanitária classificada no código 3808.94.19 da NCM/SH|38089419
NCM|200035|VIII|6|Sabões em barra classificados no código 3401.19.00 da NCM/SH|34011900
NCM|200035|VIII|7|Fraldas e artigos higiênicos semelhantes, de qualquer matéria classificadas no código 9619.00.00 da NCM/SH|96190000
NCM|200037|X|11|Cessão temporária de direitos de autor de obras jornalísticas|23033000 23032000
NCM|200038 510002|IX|1|Biofertilizantes, em conformidade com as definições e demais requisitos da legislação específica|31010000
NCM|200038 510002|IX|2|Fertilizantes (adubos), em conformidade com as definições e demais requisitos da legislação específica|31 38249977 38249979 38249989
NCM|200038 510002|IX|3|Corretivos de solo (inclusive condicionadores), remineralizadores e substratos para plantas; em conformidade com as definições e demais requisitos da legislação específica|25
NCM|200038 510002|IX|4|Inoculantes, meios de cultura e outros microorganismos para uso agrícola; em conformidade com as definições e demais requisitos da legislação específica|300249 30029000 38210000
NCM|200038 510002|IX|5|Bioestimulantes e bioinsumos para controle fitossanitário, em conformidade com as definições e demais requisitos da legislação específica|3824 38070000 1211 3808
NCM|200038 510002|IX|6|Inseticidas, fungicidas, formicidas, herbicidas, parasiticidas, germicidas, acaricidas, nematicidas, raticidas, desfolhantes, dessecantes, espalhantes adesivos, estimuladores e inibidores de crescimento (reguladores); todos destinados diretamente ao uso agropecuário ou destinados diretamente à fabricação de defensivo agropecuário; em conformidade com as definições e demais requisitos da legislação específica|3808 38249989
NCM|200038 510002|IX|7|Calcário, casca de coco triturada, turfa; tortas, bagaços e demais resíduos e desperdícios vegetais das indústrias alimentares; cascas, serragens e demais resíduos e desperdícios de madeira; resíduos da indústria de celulose (dregs e grits), ossos, borra de carnaúba, cinzas, resíduos agroindustriais orgânicos, DL-Metionina e seus análogos, vermiculita e argilas expandidas, palhas e cascas de produtos vegetais, fibra de coco e outras fibras vegetais, silicatos de potássio ou de magnésio, resinas e oleorresinas naturais, sucos e extratos vegetais, aminoácidos e microrganismos mortos, óleos essenciais, argilas e terras, carvão vegetal e pastas mecânicas de madeira; todos destinados diretamente à fabricação de biofertilizantes, fertilizantes, corretivos de solo (inclusive condicionadores), remineralizadores, substratos para plantas, bioestimulantes ou biodefensivos para controle fitossanitário ou utilizados diretamente como biofertilizantes, fertilizantes, corretivos de solo (inclusive condicionadores), remineralizadores, substratos para plantas, bioestimulantes ou biodefensivos para controle fitossanitário; em conformidade com as definições e demais requisitos da legislação específica|0506 12011000 12130000 13019090 1302199 14019000 14049090 21022000 2302 2303 230400 23050000 2306 23080000 27030000 28399010 28399050 29224 293040 3301 38029040 380400 38249971 44013900 44014 44029000 47010000 53050090 68062000
NCM|200038 510002|IX|8|Ácido nítrico, ácido sulfúrico, ácido fosfórico, fosfatos de cálcio naturais, enxofre, ácido clorídrico, ácido fosforoso, ácido acético, hidróxido de sódio e carbonato dissódico; todos destinados diretamente à fabricação de fertilizantes|25030010 25030090 25101010 25101090 25102010 25102090 28020000 28061020 28070010 28080010 28092011 28092019 28111920 28151100 28151200 28362010 28362090 29152100
NCM|200038 510002|IX|9|Enzimas preparadas para decomposição de matéria orgânica animal e vegetal|3507904
NCM|200038 510002|IX|10|Semente genética, semente básica, semente nativa in natura, semente certificada de primeira geração (C1), semente certificada de segunda geração (C2), semente não certificada de primeira geração (S1), semente não certificada de segunda geração (S2) e sementes de cultivar local, tradicional ou crioula; em conformidade com as definições e demais requisitos da legislação específica|07 10 12
NCM|200038 510002|IX|11|Mudas de plantas e demais materiais propagativos de plantas e fungos, inclusive plantas e fungos nativos de espécies florestais; em conformidade com as definições e demais requisitos da legislação específica|0601 0602
NCM|200038 510002|IX|12|Vacinas, soros e medicamentos, de uso veterinário, exceto de animais domésticos|300212 300215 300242 30029000 3004
NCM|200038 510002|IX|13|Aves de um dia, exceto as ornamentais|01051
NCM|200038 510002|IX|14|Embriões e sêmen, congelado ou resfriado|05111000 05119
NCM|200038 510002|IX|15|Reprodutores de raça pura, inclusive matrizes de animais puros de origem com registro genealógico; em conformidade com as definições e demais requisitos da legislação específica|0102 0103 0104
NCM|200038 510002|IX|16|Ovos fertilizados|04071
NCM|200038 510002|IX|17|Girinos e alevinos|01069000
NCM|200038 510002|IX|18|Rações para animais, concentrados, suplementos, aditivos, premix ou núcleo, exceto para animais domésticos|230990
NCM|200038 510002|IX|19|Sementes e cereais, mesmo triturados, em grãos esmagados ou trabalhados de outro modo; todos destinados diretamente à fabricação de ração para animais ou diretamente à alimentação animal, exceto de animais domésticos|10 11 12
NCM|200038 510002|IX|20|Farelos e tortas de produtos vegetais e demais resíduos e desperdícios das indústrias alimentares; todos destinados diretamente à fabricação de ração para animais ou diretamente à alimentação animal, exceto de animais domésticos|2301 2302 2303 230400 230500 2306 23080000
NCM|200038 510002|IX|21|Alho em pó, sal mineralizado, farinhas de peixe, de ostra, de carne, de osso, de pena, de sangue e de víscera, calcário calcítico, gorduras e óleos animais, resíduos de óleo e de gordura de origem animal ou vegetal descartados por empresas do ramo alimentício, e DL-Metionina e seus análogos; todos destinados diretamente à fabricação de ração para animais ou diretamente à alimentação animal, exceto de animais domésticos|0210 0309 07129010 15 250100 25210000 293040
NCM|200039|X|42|Fotografias artísticas originais|49119100
NCM|200039|X|43|Quadros, pinturas e desenhos, artísticos originais|97019100
NCM|200039|X|44|Gravuras, estampas e litografias, artísticas originais|97029000
NCM|200039|X|45|Produções originais de arte estatutária ou de escultura|97039000
NCM|200043 200044|XI|2.1|Viatura operacional militar e também suas partes e peças|8709
NCM|200043 200044|XI|2.2|Carro blindado e carro de combate, terrestre ou anfíbio, sobre lagartas ou rodas, com ou sem armamento e também suas partes e peças|87100000
NCM|200043 200044|XI|2.3|Outros veículos de qualquer tipo, para uso pelos órgãos de Segurança Pública e das Forças Armadas, com especificação própria dos Órgãos Militares e de Segurança Pública e também suas partes e peças|8709
NCM|200043 200044|XI|2.4|Simuladores de veículos militares|90318099
NCM|200043 200044|XI|2.5|Tratores de baixa ou de alta velocidades, para uso pelos órgãos de Segurança Pública e das Forças Armadas, sobre lagartas ou rodas, destinados às unidades de engenharia ou de artilharia, para obras ou para rebocar equipamentos pesados e também suas partes e peças|8701
NCM|200043 200044|XI|2.6|Radares para uso militar|85261000
NCM|200043 200044|XI|2.7|Foguetes para uso militar|93012000
NCM|200043 200044|XI|2.8|Explosivos de emprego militar|36020000 9306
NCM|200043 200044|XI|2.9|Optrônicos|85258929
NCM|200043 200044|XI|2.10|Rações operacionais|21069030
NCM|200043 200044|XI|2.11|Minas marítimas|9306
NCM|200043 200044|XI|2.12|Cartuchos de munição naval e de artilharia e seus componentes (projétil, estojo, estopilha, espoleta, traçador, pólvora e alto-explosivo), de calibre igual ou superior a 40 mm de diâmetro interno de tubo da arma|93062
NCM|200043 200044|XI|2.13|Bombas, torpedos, minas, mísseis, foguetes e seus componentes|9306
NCM|200043 200044|XI|2.14|Aeronaves, inclusive Veículo Aéreo Não Tripulado (VANT) para uso pela segurança nacional e também suas partes e peças|8802 8806
NCM|200043 200044|XI|2.15|Veículos espaciais para uso pela segurança nacional|88026000
NCM|200043 200044|XI|2.16|Paraquedas para uso pela segurança nacional|88040000
NCM|200043 200044|XI|2.17|Aparelhos e dispositivos para lançamento e aterrissagem de veículos aéreos e espaciais para uso pela segurança nacional|88051000
NCM|200043 200044|XI|2.18|Simuladores de voo e similares para uso pela segurança nacional|88052100
NCM|200043 200044|XI|2.19|Equipamentos de apoio no solo para uso pela segurança nacional|8805
NCM|200043 200044|XI|2.20|Equipamentos de auxílio à comunicação, navegação e controle de tráfego aéreo para uso pela segurança nacional|901420
NCM|200043 200044|XI|2.21|Embarcações construídas no País suas peças, partes e componentes utilizados no reparo, conserto e reconstrução de embarcações|89012000 89061000
NCM|200043 200044|XI|2.22|Dispositivos destinados a prover a segurança da informação do tipo Prevenção de Intrusão (IPS)|85176259
NCM|200043 200044|XI|2.23|Dispositivos destinados a prover a segurança da informação do tipo de Detecção de Intrusão (IDS)|85176259
NCM|200043 200044|XI|2.24|Dispositivos de Autenticação (tokens, leitores biométricos) que garantam a segurança da informação/cibernética|852352 84719014
NCM|200043 200044|XI|2.25|Equipamentos para criptografia para a segurança da informação/cibernética|84715090
NCM|200043 200044|XI|2.26|Firewalls para a segurança da informação/cibernética|85176259 84714900
NCM|200043 200044|XI|2.27|Switches e roteadores seguros para a segurança da informação/cibernética|85176234 8517624
NCM|200043 200044|XI|2.28|Dispositivos de comunicação criptografada para a segurança da informação/cibernética|8517627
NCM|200043 200044|XI|2.29|Unidades de armazenamento criptografadas para a segurança da informação/cibernética|852351
NCM|200043 200044|XI|2.30|Servidores de armazenamento seguro para a segurança da informação/cibernética|852351
NBS|200028|IX|35|Vinhaça|122011
NBS|200028|II|1|Ensino Infantil, inclusive creche e pré-escola|122012000
NBS|200028|II|2|Ensino Fundamental|122013000
NBS|200028|II|3|Ensino Médio|122020000
NBS|200028|II|4|Ensino Técnico de Nível Médio|12203
NBS|200028|II|5|Ensino para jovens e adultos destinado àqueles que não tiveram acesso ou continuidade de estudos no ensino fundamental e médio na idade própria|12204
NBS|200028|II|6|Ensino Superior, compreendidos os cursos e programas de graduação, pós-graduação, de extensão e cursos sequenciais|122051300
NBS|200028|II|7|Ensino de sistemas linguísticos de natureza visomotora e de escrita tátil|122051300
NBS|200029|II|8|Ensino de línguas nativas de povos originários|123011100
NBS|200029|III|1|Serviços cirúrgicos|123011200
NBS|200029|III|2|Serviços ginecológicos e obstétricos|123011300
NBS|200029|III|3|Serviços psiquiátricos|123011400
NBS|200029|III|4|Serviços prestados em Unidades de Terapia Intensiva|123011500
NBS|200029|III|5|Serviços de atendimento de urgência|123011900
NBS|200029|III|6|Serviços hospitalares não classificados em subposições anteriores|123012100
NBS|200029|III|7|Serviços de clínica médica|123012200
NBS|200029|III|8|Serviços médicos especializados|123012300
NBS|200029|III|9|Serviços odontológicos|123019100
NBS|200029|III|10|Serviços de enfermagem|123019200
NBS|200029|III|11|Serviços de fisioterapia|123019300
NBS|200029|III|12|Serviços laboratoriais|123019400
NBS|200029|III|13|Serviços de diagnóstico por imagem|123019500
NBS|200029|III|14|Serviços de bancos de material biológico humano|123019600
NBS|200029|III|15|Serviços de ambulância|123019700
NBS|200029|III|16|Serviços de assistência ao parto e pós-parto|123019800
NBS|200029|IX|28|Serviços de pulverização e controle de pragas|12302
NBS|200029|IX|31|Serviços de análise laboratorial de solos, sementes e outros materiais propagativos, fitossanitários, água de produção, bromatologia e sanidade animal|126030000
NBS|200029||||123019900
NBS|200038|IX|32|Licenciamento de direitos sobre cultivares|114109000
NBS|200038|IX|33|Cessão definitiva de direitos sobre cultivares|114109000
NBS|200038|X|1|Licenciamento de direitos de autor e de direitos conexos|114052100 114052200 114059000
NBS|200038|X|2|Licenciamento de direitos de obras literárias|114109000
NBS|200038|X|3|Licenciamento de direitos de autor de obras cinematográficas|114052200
NBS|200038|X|4|Licenciamento de direitos de autor de obras jornalísticas|114031000
NBS|200038|X|5|Licenciamento de direitos conexos de artistas intérpretes ou executantes em obras audiovisuais|119011000
NBS|200038|X|6|Licenciamento de direitos conexos de produtores de obras audiovisuais|119011000
NBS|200038|X|7|Licenciamento de direitos de obras audiovisuais destinadas à televisão|114032900
NBS|200038|X|8|Licenciamento de direitos de obras musicais e fonogramas|114044100
NBS|200038|X|9|Cessão temporária de direitos de obras literárias|111051000
NBS|200038|X|10|Cessão temporária de direitos de autor de obras cinematográficas|111091000
NBS|200039|X|12|Cessão temporária de direitos conexos de artistas intérpretes ou executantes em obras audiovisuais|11103
NBS|200039|X|13|Cessão temporária de direitos conexos de produtores de obras audiovisuais|111031000
NBS|200039|X|14|Cessão temporária de direitos de obras audiovisuais destinadas à televisão|111033100
NBS|200039|X|15|Cessão temporária de direitos de obras musicais e fonogramas|111033200
NBS|200039|X|16|Cessão definitiva de direitos de obras literárias|111033400
NBS|200039|X|17|Cessão definitiva de direitos de obras cinematográficas|111033500
NBS|200039|X|18|Cessão definitiva de direitos de obras jornalísticas|1110336
NBS|200039|X|19|Cessão definitiva de direitos de obras musicais e fonogramas|111034
NBS|200039|X|20|Serviços de agências de notícias para jornais e periódicos|111061000
NBS|200039|X|21|Serviços de agências de notícias para mídia audiovisual|111063100
NBS|200039|X|22|Serviços de assistência e organização de convenções, feiras de negócios, exposições e outros eventos|111063200
NBS|200039|X|23|Serviços de gravação de som em estúdio destinados diretamente às produções nacionais artísticas, culturais e audiovisuais|111063400
NBS|200039|X|24|Serviços de gravação de som ao vivo destinados diretamente às produções nacionais artísticas, culturais e audiovisuais|111063500
NBS|200039|X|25|Serviços de produção de programas de televisão, videoteipes e filmes|1110636
NBS|200039|X|26|Serviços de produção de programas de rádio|111064
NBS|200039|X|27|Serviços de edição de obras audiovisuais destinados diretamente às produções nacionais artísticas, culturais e audiovisuais|111071000
NBS|200039|X|28|Serviços de duplicação e transferência de obras audiovisuais destinados diretamente às produções nacionais artísticas, culturais e audiovisuais|111073100
NBS|200039|X|29|Serviços de correção de cor e restauração digital de obras audiovisuais destinados diretamente às produções nacionais artísticas, culturais e audiovisuais|111073200
NBS|200039|X|30|Serviços de efeitos visuais em obras audiovisuais destinados diretamente às produções nacionais artísticas, culturais e audiovisuais|111074000
NBS|200039|X|31|Serviços de animação destinados diretamente às produções nacionais artísticas, culturais e audiovisuais|117041000
NBS|200039|X|32|Serviços de legendas, títulos e dublagem em obras audiovisuais destinados diretamente às produções nacionais artísticas, culturais e audiovisuais|117042000
NBS|200039|X|33|Serviços de projeto e edição de som em obras audiovisuais destinados diretamente às produções nacionais artísticas, culturais e audiovisuais|118066
NBS|200039|X|34|Serviços de projeção de filmes|125011100
NBS|200039|X|35|Serviços de produção audiovisual, de apoio e relacionados não classificados em subposições anteriores|125011200
NBS|200039|X|36|Serviços de organização e promoção de atuações artísticas ao vivo|125012100
NBS|200039|X|37|Serviços de produção e apresentação de atuações artísticas ao vivo, inclusive os ingressos relativos a estes serviços|125012200
NBS|200039|X|38|Serviços de atuação artística|125013100
NBS|200039|X|39|Serviços de autores, compositores, escultores, pintores e outros artistas, exceto os de atuação artística|125013200
NBS|200039|X|40|Serviços de museus, inclusive serviços relativos a mostras e coleções de arte|125013300
NBS|200039|X|41|Serviços de reservas de ingressos para eventos de produções nacionais artísticas, culturais e audiovisuais|125013400
NBS|200039|X|46|Licenciamento de direitos conexos de artistas intérpretes ou executantes|125013500
NBS|200039|X|47|Cessão temporária de direitos de autor e de direitos conexos|125013600
NBS|200039|X|48|Cessão temporária de direitos conexos de artistas intérpretes ou executantes|125013700
NBS|200039|X|55|Serviços de sonorização, iluminação, figurino, videografia e cenografia para atuações artísticas ao vivo, destinados às produções de que trata o art. 139 desta Lei Complementar|125015000
NBS|200039|X|56|Serviços de locação, montagem e desmontagem de palcos, destinados às produções de que trata o art. 139 desta Lei Complementar|125019000
NBS|200039|X|57|Serviços de apresentação e promoção de atuações artísticas, inclusive gestão de espaços destinados a apresentações de exposições de artes cênicas, espetáculos e demais produções de que trata o art. 139 desta Lei Complementar|125021000
NBS|200039|XI|1.1|Segurança em Tecnologia da Informação (TI)|125022000
NBS|200039|XI|1.2|Serviços de projeto e desenvolvimento de aplicativos e programas em Tecnologia da Informação (TI) não classificados em subposições anteriores|125031000
NBS|200039|XI|1.3|Serviços de Tecnologia da Informação (TI) não classificados em subposições anteriores|125032000
NBS|200039|XI|1.13|Serviços de manutenção e reparação de veículos militares para uso pela segurança nacional|125041100
NBS|200039|XI|1.14|Serviços de manutenção e reparação de equipamentos militares para uso pela segurança nacional|118053200
NBS|200039||||111034200 11106 111064200 125023000 101057000 125029000
NBS|200043 200044||||115012000 115029000 115100000 120013500 120018300
NBS|510002||||114109000 114052100 114052200 114059000 114031000 119011000 114032900 114044100 111051000 111091000
`,"metadata.json":`{
  "title": "Códigos de classificação tributária do IBS e da CBS (cClassTrib) e os produtos e serviços de cada um",
  "form": "codes: code|treatment|CBS reduction|IBS reduction|evidence|article|description. treatments: number|kind|description. coverage: NCM or NBS|codes|annex|item|text|prefixes, each followed by what it leaves out.",
  "origin": "Receita Federal do Brasil, Calculadora de Tributos (regime geral), base 0.0.7 de 02/09/2025",
  "copiedFrom": "github.com/pedro554/calculadoraimpostogov (afeb8ca) e github.com/claudiostocco/reformatributaria (f63081c)",
  "licence": "Textos e tabelas de lei, sem direito autoral (Lei nº 9.610/1998, art. 8º, IV)",
  "capturedOn": "2026-11-16",
  "asOf": "2025-09-02",
  "codes": 144,
  "rows": 1881,
  "holes": "A LC 227/2026 e tabelas posteriores mudaram códigos; seis deles vêm de uma só fonte (evidence: reported)."
}
`,"treatments.txt":`3|full|Regime Geral
4|full|Regime Diferenciado
5|sector|Regime de Tributação com Alíquota Uniforme Setorial
6|full|Regime de Tributação com Alíquotas Uniformes Reduzidas
7|zero|Regime de Tributação com Alíquota Zero
8|full|Regime de Alíquota Reduzida com Redutor de Base de Cálculo
9|fixed|Regime de Alíquota Fixa (2,08)
10|fixed|Regime de Alíquota Fixa (0,53)
11|fixed|Regime de Alíquota Fixa (3,65)
12|fixed|Regime de Alíquota Fixa Proporcional (3,65)
13|full|Regime de Redução de Base de Cálculo
14|outside|Regime de Isenção
15|outside|Regime de Imunidade e Não Incidência
16|deferred|Regime de Diferimento - Energia Elétrica
17|deferred|Regime de Diferimento - Insumos Agropecuários e Aquícolas
18|suspended|Regime de Suspensão
19|perUnit|Regime de Tributação monofásica sobre combustíveis
20|perUnit|Regime de Tributação monofásica com responsabilidade pela retenção sobre combustíveis
21|perUnit|Regime de Tributação monofásica com tributos retidos por responsabilidade sobre combustíveis
22|perUnit|Regime de Tributação monofásica sobre mistura de EAC com gasolina A em percentual superior ao obrigatório
23|perUnit|Regime de Tributação monofásica sobre mistura de EAC com gasolina A em percentual inferior ao obrigatório
24|perUnit|Regime de Tributação monofásica sobre combustíveis cobrada anteriormente
25|outside|Regime de Transferência de Crédito
26|outside|Regime de Ajuste
27|outside|Regime de Tributação em Declaração de Regime Específico
28|outside|Regime de Exclusão de Base de Cálculo
29|zero|Operação originada fora da ZFM que destine bem material industrializado a contribuinte estabelecido na ZFM (200022)
30|zero|Operação originada fora das Áreas de Livre Comércio destinadas a contribuinte estabelecido nas Áreas de Livre Comércio (200024)
31|fixed|Regime de Alíquota Fixa - futebol
32|full|Regime de Tributação com Alíquotas Uniformes
`};export{e as a};
