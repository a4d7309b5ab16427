// Runs before the page's own script has come. It asks for the words of the page, and tells a browser that is too old for a page, which
// would stay white: the scoreboard goes to its plain twin, other pages say it. ES5, as it has to run in just these browsers.
(function () {
  var script = document.currentScript;
  var plain = script.getAttribute('data-plain');
  var needed = [
    [String.prototype, 'replaceAll'],
    [Array.prototype, 'at'],
  ];
  var more = [
    [Array.prototype, 'toSorted'],
    [Array.prototype, 'with'],
    [window.AbortSignal || {}, 'timeout'],
  ];

  function tooOld() {
    if (plain) location.replace(plain + location.search);
    else document.getElementById('old').removeAttribute('hidden');
  }

  // A page is drawn in one piece, and only a script that cannot run is the browser's fault: not one that did not come.
  function heard(error) {
    if (document.querySelector('main') || !error) return;
    if (error instanceof SyntaxError || /not a (function|constructor)|not defined/.test(error.message))
      tooOld();
  }

  function isMissing(part) {
    return !(part[1] in part[0]);
  }

  // The demo's host is in a worker of the page, and needs a secure context. Chromium takes a file for one, but loads no module from it.
  var insecure = document.getElementById('insecure');
  if (insecure && !(window.isSecureContext && /^http/.test(location.protocol)))
    return insecure.removeAttribute('hidden');
  if (!('noModule' in script) || (plain ? needed : needed.concat(more)).some(isMissing)) return tooOld();
  window.addEventListener('error', function (event) {
    heard(event.error);
  });
  window.addEventListener('unhandledrejection', function (event) {
    heard(event.reason);
  });
})();

(function () {
  var words = JSON.parse(document.currentScript.getAttribute('data-words'));

  // As languageAsked of language.ts, which decides: a wrong guess costs a moment.
  function language() {
    var asked = [(/[?&]lang=(\w+)/.exec(location.search) || [])[1]];
    try {
      asked.push(localStorage.getItem('muggins.lang'));
    } catch (_) {
      asked.push(null);
    }
    var codes = asked.concat(navigator.languages).map(function (tag) {
      return String(tag).toLowerCase().split('-')[0];
    });
    return codes.concat('en').filter(function (code) {
      return code in words;
    })[0];
  }

  function askFor(file) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.appendChild(link);
  }

  words[language()].forEach(askFor);
})();
