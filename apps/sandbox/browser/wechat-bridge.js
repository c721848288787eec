// Simulates the object `WeixinJSBridge`, which WeChat's app adds to every page. The simulation shows the sandbox's
// payment sheet, and exists only if the user agent is WeChat.
(() => {
  if (!/MicroMessenger/i.test(navigator.userAgent) || window.WeixinJSBridge) return;
  const texts = {
    en: ['Pay', 'Let it fail', 'Cancel', 'Sandbox in place of WeChat Pay: no money moves.'],
    ja: ['支払う', '失敗させる', 'キャンセル', 'WeChat Pay の代わりのサンドボックスです。お金は動きません。'],
    ko: ['결제', '실패로 처리', '취소', '위챗페이를 대신하는 샌드박스입니다. 실제 결제는 없습니다.'],
    ru: ['Оплатить', 'Вызвать ошибку', 'Отмена', 'Песочница вместо WeChat Pay: деньги не списываются.'],
    ur: ['ادا کریں', 'ناکام ہونے دیں', 'منسوخ', 'WeChat Pay کی جگہ سینڈ باکس: کوئی رقم نہیں کٹتی۔'],
    ar: ['ادفع', 'اجعلها تفشل', 'إلغاء', 'بيئة تجريبية بدل WeChat Pay: لا تُخصم أي أموال.'],
    fr: ['Payer', 'Faire échouer', 'Annuler', 'Bac à sable à la place de WeChat Pay : aucun débit.'],
    de: ['Bezahlen', 'Scheitern lassen', 'Abbrechen', 'Sandbox anstelle von WeChat Pay: Es fließt kein Geld.'],
    'zh-CN': ['立即支付', '模拟失败', '取消', '沙箱代替微信支付，不会扣款。'],
  };

  const post = async (place, input) => {
    const response = await fetch(`/sandbox/wechat/${place}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    return response.json();
  };

  const element = (name, className, text = '') =>
    Object.assign(document.createElement(name), { className, textContent: text });

  function sheetOf({ description, total, message }, [pay, fail, cancel, note]) {
    const sheet = element('dialog', 'wechat-sheet');
    sheet.dir = document.documentElement.dir;
    sheet.append(element('p', 'wechat-name', 'WeChat Pay 微信支付'));
    if (message) sheet.append(element('p', 'wechat-problem', message));
    else {
      const title = element('p', 'wechat-title', description);
      title.dir = 'auto';
      sheet.append(title, element('p', 'wechat-sum', `¥${(total / 100).toFixed(2)}`));
    }
    sheet.append(element('p', 'wechat-note', note));
    const button = (answer, text, className) => {
      const made = element('button', className, text);
      made.type = 'button';
      made.addEventListener('click', () => sheet.close(answer));
      sheet.append(made);
    };
    if (!message) button('ok', pay, 'wechat-main');
    button('fail', fail, 'wechat-other');
    button('cancel', cancel, 'wechat-other');
    return sheet;
  }

  /** Shows the payment sheet. @returns the guest's choice. Closing the sheet cancels the payment. */
  async function ask(request) {
    const shown = await post('show', request);
    const sheet = sheetOf(shown, texts[document.documentElement.lang] ?? texts.en);
    document.body.append(sheet);
    sheet.showModal();
    const answer = await new Promise((resolve) => {
      sheet.addEventListener('close', () => resolve(sheet.returnValue || 'cancel'));
    });
    sheet.remove();
    if (answer !== 'ok') return answer;
    const { paid } = await post('pay', request);
    return paid ? 'ok' : 'fail';
  }

  const style = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: '/sandbox/assets/wechat-sheet.css',
  });
  document.head.append(style);
  window.WeixinJSBridge = {
    invoke: (name, request, answer) => {
      if (name !== 'getBrandWCPayRequest') return answer({ err_msg: `${name}:fail` });
      ask(request).then(
        (said) => answer({ err_msg: `get_brand_wcpay_request:${said}` }),
        () => answer({ err_msg: 'get_brand_wcpay_request:fail' }),
      );
    },
  };
  document.dispatchEvent(new Event('WeixinJSBridgeReady'));
})();
