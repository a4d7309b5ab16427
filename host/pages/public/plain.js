// The plain scoreboard asks for itself every two seconds and shows what is new, without a flash. ES5, for televisions.
(function () {
  var lost = document.getElementById('lost');

  function again(isLost) {
    lost.style.display = isLost ? 'block' : 'none';
    setTimeout(look, 2000);
  }

  function look() {
    var request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    request.timeout = 8000;
    request.onload = function () {
      var now = request.status === 200 && request.response && request.response.getElementById('scores');
      var before = document.getElementById('scores');
      if (!now) return again(true);
      if (now.textContent !== before.textContent)
        before.parentNode.replaceChild(document.importNode(now, true), before);
      again(false);
    };
    request.onerror = request.ontimeout = function () {
      again(true);
    };
    request.send();
  }

  setTimeout(look, 2000);
})();
